/** The words of the public pages and the frame around them. */
export const publicTexts = {
  nav: {
    label: "Main",
    menu: "Menu",
    home: "Home",
    signIn: "Sign In",
    signUp: "Sign Up",
  },
  footer: {
    line: "Exam preparation for nurses.",
    marks:
      "NCLEX and NCLEX-RN are registered trademarks of the National Council of State Boards of Nursing, Inc. OSCE, OET, PTE, NORCET, DHA and the other exam names on this site are marks of their owners. None of these owners is affiliated with Lamplight, and none endorses it.",
  },
  home: {
    metaTitle: "Lamplight: exam preparation for nurses",
    metaDescription:
      "Prepare for NCLEX-RN, OSCE, DHA, OET, PTE and NORCET with lessons by subject and timed practice tests. Free to join, no credit card.",
    title: "Light up every question before exam day.",
    lead: "Practise against the clock, see what you got right and why, and watch your weak subjects become strong ones.",
    getStarted: "Get Started",
    signIn: "Sign In",
    free: "Free access. No credit card.",
    programKinds: {
      licensing: "Licensing programs",
      language: "Language programs",
      entrance: "Entrance exam",
    },
    kinds: { licensing: "Licensing", language: "Language", entrance: "Entrance" },
    figuresLabel: "The institute in figures",
    figures: [
      { value: "5,000+", label: "Students placed" },
      { value: "95%", label: "Success rate" },
      { value: "6+", label: "Programs" },
      { value: "10+", label: "Countries" },
    ],
    whyTitle: "Why Choose Us",
    whyText: "An exam rewards what you can do under its conditions. So that is how you study here.",
    why: [
      {
        icon: "book",
        title: "Comprehensive study materials",
        text: "Lessons by subject, practice tests, and the reasoning behind the answers.",
      },
      {
        icon: "users",
        title: "Expert instructors",
        text: "Learn with instructors who prepare students for these exams.",
      },
      {
        icon: "clock",
        title: "Flexible learning",
        text: "On a phone between shifts or at a desk at night. Your answers are kept when the network drops.",
      },
      {
        icon: "chart",
        title: "Proven results",
        text: "A 95% success rate and more than 5,000 students placed.",
      },
    ],
    programsTitle: "Programs",
    programsText: "Six exams, one place to prepare for them.",
    duration: "Duration",
    students: "Students",
  },
} as const;
