/** The words of the start page. */
export const homeTexts = {
  metaTitle: (institute: string) => `${institute}: exam preparation for nurses`,
  metaDescription:
    "Prepare for NCLEX-RN, OSCE, DHA, OET, PTE and NORCET with lessons by subject and timed practice tests. Free to join, no credit card.",
  title: "Light up every question before exam day.",
  lead: "Practise against the clock, see what you got right and why, and watch your weak subjects become strong ones.",
  getStarted: "Get Started",
  watchDemo: "Watch Demo",
  free: "Free access. No credit card.",
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
        picture: "slide-1",
        alt: "A nurse in a ward corridor at night reads a question on a tablet, in the light of an open door.",
        title: "Between shifts",
        text: "A practice test goes where you go. Begin on a phone, carry on at a desk: your answers are there.",
      },
      {
        picture: "slide-2",
        alt: "A practice station: a training mannequin with a blood pressure cuff under an examination lamp, a clock on the wall.",
        title: "Clinical skills",
        text: "The OSCE course follows the practical examination, station by station.",
      },
      {
        picture: "slide-3",
        alt: "A laptop on a desk at night shows a practice question with one answer chosen. A lantern lights the desk.",
        title: "Timed practice",
        text: "Questions under the conditions of the exam, and afterwards the reason behind every answer.",
      },
      {
        picture: "slide-4",
        alt: "A candidate with a headset sits before a screen with a role card and the sound wave of her voice.",
        title: "English for the exam",
        text: "OET and PTE: listening, reading, writing and speaking.",
      },
      {
        picture: "slide-5",
        alt: "At dawn a nurse with a suitcase looks across the water at a hospital, while an aeroplane climbs.",
        title: "Licensed abroad",
        text: "For nurses who want to practise in another country, from the licensing exam to the language test.",
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
} as const;
