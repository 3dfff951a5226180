/** The words of About. The four figures are settings of the institute. */
import { localized } from "../texts.ts";
export const aboutTexts = localized({
  title: "About",
  metaTitle: "About the institute",
  metaDescription:
    "Classes for NCLEX-RN, OET, PTE and OSCE, practice tests scored like the exam, and why nurses prepare here.",
  heading: (institute: string) => `About ${institute}`,
  lead: "We prepare nursing graduates and professionals for the exams that stand between them and their next ward: licensing exams, language tests and entrance exams.",
  pictureAlt:
    "An evening class: a teacher explains the heart at the board to a row of nurses, a lit lantern on the desk.",

  offerings: {
    title: "What We Offer",
    see: "See the course",
    items: [
      {
        courseId: "nclex-rn",
        title: "NCLEX-RN classes",
        text: "Nursing content and clinical judgement, with questions in the exam’s own types, from single answers to the bow-tie.",
      },
      {
        courseId: "oet",
        title: "OET",
        text: "English as you speak and write it at work: listening, reading, a letter and two role plays.",
      },
      {
        courseId: "pte",
        title: "PTE",
        text: "The computer-based English test: speaking, writing, reading and listening, against the clock.",
      },
      {
        courseId: "osce",
        title: "OSCE",
        text: "The practical examination, station by station: assess, plan, act, evaluate, and say what you do.",
      },
    ],
  },
  figures: {
    label: "The institute in figures",
    studentsPlaced: "Students placed",
    successRate: "Success rate",
    programs: "Programs",
    countries: "Countries",
  },
  reasons: {
    title: "Why Choose Us",
    materials: {
      title: "Comprehensive study materials",
      text: "Lessons by subject, practice tests, study guides and sheets to print, in one place.",
    },
    instructors: {
      title: "Expert instructors",
      text: "You learn with instructors who prepare students for exactly these exams.",
    },
    flexible: {
      title: "Flexible learning",
      text: "On a phone between shifts or at a desk at night. An interrupted test carries on where it stopped.",
    },
    results: {
      title: "Proven results",
      text: (successRate: string, studentsPlaced: string) =>
        `A success rate of ${successRate}, and ${studentsPlaced} students placed.`,
    },
    scoring: {
      title: "Scoring you can follow",
      text: "Every answer is scored by the published rules, part by part, and the review explains why.",
    },
    free: {
      title: "Free access",
      text: "No credit card, full lifetime access, and a certificate of completion at the end of a course.",
    },
  },
  begin: {
    title: "Begin with one question",
    text: "Signing up takes a minute. Then all lessons and practice tests are yours.",
    action: "Get Started",
    sample: "Try the sample test",
  },
});
