/** The words of the start page. */
import { localized } from "../texts.ts";
export const homeTexts = localized({
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
    text: "A real question, scored at once. No account needed.",
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
        text: "Short enough for a break between shifts. Mark each one when you finish it, then practise its questions.",
      },
      {
        screen: "kinds",
        title: "Every kind of question",
        text: "From single answers to drag and drop and the bow-tie. Answer by touch, mouse or keyboard, with credit for each part.",
      },
      {
        screen: "test",
        title: "Timed practice",
        text: "Questions under exam conditions. Begin on a phone and carry on at a desk: your answers come with you.",
      },
      {
        screen: "review",
        title: "The reason why",
        text: "After the test, see question by question what was right, and why.",
      },
      {
        screen: "dashboard",
        title: "See yourself improve",
        text: "Your scores over time and by subject show you what to study next.",
      },
    ],
  },
  whyTitle: "Why Choose Us",
  whyText: "Exams test what you can do under pressure. That is how you practise here.",
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
      text: "On a phone between shifts or at a desk at night. If the network drops, your answers are safe.",
    },
    results: {
      title: "Proven results",
      text: (successRate: string, studentsPlaced: string) =>
        `A success rate of ${successRate}, and ${studentsPlaced} students placed.`,
    },
  },
  appsTitle: "Mobile Apps",
  appsText:
    "Add the site to your home screen. It opens like any other app and takes very little space. If the network drops, a test you have started carries on.",
  programsTitle: "Programs",
  programsText: "Six exams, one place to prepare for them.",
  viewAll: "View All Courses",
  closing: {
    title: "Ten questions from now, you know where you stand",
    text: "Join free, take a first practice test, and see what to study next. No credit card.",
    ask: "Ask us first",
  },
});
