/** The words of the student's and the administrator's frames. */
export const frameTexts = {
  logOut: "Logout",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  student: {
    title: "Student Dashboard",
    role: "Student",
    account: "Your account",
  },
  admin: {
    title: "Lamplight admin",
    user: "Admin User",
    account: "Your account",
    role: "Administrator",
    menu: "Administration",
    overview: "Overview",
    students: "Students",
    subjects: "Subjects",
    questions: "Questions",
    blog: "Blog Posts",
    analytics: "Analytics",
    messages: "Messages",
    audit: "Audit",
    settings: "Settings",
  },
} as const;
