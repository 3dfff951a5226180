/** The words of the course catalogue, a course's page and enrolling. What each course is stands in `content/courses`. */
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
const modules = (count: number) => counted(count, "module", "modules");
const lessons = (count: number) => counted(count, "lesson", "lessons");

export const coursesTexts = {
  duration: "Duration",
  students: "Students",
  kinds: { licensing: "Licensing exam", language: "Language test", entrance: "Entrance exam" },

  catalogue: {
    title: "Courses",
    metaTitle: "Courses for nursing exams",
    metaDescription:
      "Free courses for NCLEX-RN, OSCE, OET, PTE, NORCET and DHA: what each exam asks, what the course covers, how long it takes.",
    text: "Six exams that take nurses further. Every course is free, and yours for as long as you need it.",
    view: "View Course",
  },

  course: {
    home: "Home",
    breadcrumbs: "Breadcrumb",
    back: "Back to Courses",
    metaTitle: (title: string, fullName: string) => `${title} course: ${fullName}`,
    metaDescription: (description: string, duration: string) =>
      `${description} A course of ${duration} with a certificate of completion. Free, no credit card.`,
    overview: "Overview",
    formatsChange:
      "Exam formats change now and then. Before you book, read what the body that holds the exam publishes today.",
    features: "What You Get",
    curriculum: "Curriculum",
    size: (moduleCount: number, lessonCount: number) => `${modules(moduleCount)}, ${lessons(lessonCount)}`,
    lessons,
    free: "Free Access",
    enrol: "Enroll for Free",
    promises: [
      "Free access to the whole course",
      "Certificate of completion",
      "Full lifetime access",
      "No credit card",
    ],
  },

  missing: {
    title: "Course Not Found",
    text: "There is no course at this address. All our courses are on one page.",
    back: "Return to Courses",
  },

  enrol: {
    busy: "Enrolling...",
    enrolled: "Enrolled",
    isCurrent: (course: string) => `${course} is your current course.`,
    willChange: (course: string, now: string) => `${course} becomes your current course. You stay enrolled in ${now}.`,
    toDashboard: "Go to Dashboard",
    adminHint: "You are signed in as the administrator. Students enroll here.",
    failed: (reason: string) => `You could not be enrolled: ${reason}`,
  },
} as const;
