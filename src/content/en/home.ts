/** The words of the start page. */
export const homeTexts = {
  metaTitle: (institute: string) => `${institute}: exam preparation for nurses`,
  metaDescription:
    "Prepare for NCLEX-RN, OSCE, DHA, OET, PTE and NORCET with lessons by subject and timed practice tests. Free to join, no credit card.",
  eyebrow: "Free exam preparation for nurses",
  title: "Light up every question before exam day.",
  lead: "Preparing for NCLEX-RN, OSCE, DHA, OET, PTE or NORCET? Practise against the clock, see what you got right and why, and watch your weak subjects become strong ones.",
  getStarted: "Get Started",
  watchDemo: "Watch Demo",
  free: "Free access. No credit card.",
  question: {
    title: "Try one now",
    text: "A real question, scored by our server. No account needed.",
    check: "Check Answer",
    checking: "Checking…",
    noneChosen: "Please choose an answer first.",
    notChecked: (reason: string) => `Your answer could not be checked: ${reason}`,
    more: "Try the other kinds of question",
  },
  programKinds: {
    licensing: "Licensing programs",
    language: "Language programs",
    entrance: "Entrance exam",
  },
  figuresLabel: "The institute in figures",
  figures: {
    studentsPlaced: "Students placed",
    successRate: "Success rate",
    programs: "Programs",
    countries: "Countries",
  },
  slider: {
    title: "From the first question to the first shift",
    roleDescription: "carousel",
    slideRoleDescription: "slide",
    position: (number: number, count: number) => `${number} of ${count}`,
    previous: "Previous picture",
    next: "Next picture",
    pause: "Pause the pictures",
    play: "Play the pictures",
    choose: "Choose a picture",
    goTo: (number: number, title: string) => `Picture ${number}: ${title}`,
    fullScreen: "View full screen",
    slides: [
      {
        screen: "lesson",
        title: "Lessons by subject",
        text: "Short enough for a break between shifts. Mark what you have finished, and practise its questions from there.",
      },
      {
        screen: "kinds",
        title: "Every kind of question",
        text: "From a single answer to the bow-tie: nine kinds, answered by touch, mouse or keys, with credit for each part.",
      },
      {
        screen: "test",
        title: "Timed practice",
        text: "Questions under the conditions of the exam. Begin on a phone, carry on at a desk: your answers are there.",
      },
      {
        screen: "review",
        title: "The reason why",
        text: "After the test you read, question by question, what was right and what the thinking behind it is.",
      },
      {
        screen: "dashboard",
        title: "See yourself improve",
        text: "Your scores over time, and subject by subject: so you know what to study next.",
      },
    ],
  },
  whyTitle: "Why Choose Us",
  whyText: "An exam rewards what you can do under its conditions. So that is how you study here.",
  why: {
    materials: {
      title: "Comprehensive study materials",
      text: "Lessons by subject, practice tests, and the reasoning behind the answers.",
    },
    instructors: {
      title: "Expert instructors",
      text: "Learn with instructors who prepare students for these exams.",
    },
    flexible: {
      title: "Flexible learning",
      text: "On a phone between shifts or at a desk at night. Your answers are kept when the network drops.",
    },
    results: {
      title: "Proven results",
      text: (successRate: string, studentsPlaced: string) =>
        `A success rate of ${successRate}, and ${studentsPlaced} students placed.`,
    },
  },
  appsTitle: "Mobile Apps",
  appsText:
    "Put the site on your home screen. It opens like any other app, takes next to no room, and a test that you have begun goes on when the network drops.",
  programsTitle: "Programs",
  programsText: "Six exams, one place to prepare for them.",
  viewAll: "View All Courses",
  closing: {
    title: "Ten questions from now, you know where you stand",
    text: "Join free, take a first practice test, and see what to study next. No credit card.",
    ask: "Ask us first",
  },
} as const;
