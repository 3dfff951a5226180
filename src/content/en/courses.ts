/** The words of the course catalogue, a course's page and enrolling. The courses themselves are in `content/courses`. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const modules = (count: number) => counted(count, "module", "modules");
const lessons = (count: number) => counted(count, "lesson", "lessons");

/** Content that a course lacks; null for a course that has lessons and practice tests. */
const missing = (content: { hasLessons: boolean; hasTests: boolean }) => {
  if (!content.hasLessons) return content.hasTests ? "lessons" : "lessons or practice tests";
  return content.hasTests ? null : "practice tests";
};

export const coursesTexts = localized({
  duration: "Duration",
  students: "Students",
  readyNow: "Ready now",
  noneReady: "No lessons yet",
  lessons,
  /** Null for a course that has lessons and practice tests. */
  notReady: (course: string, content: { hasLessons: boolean; hasTests: boolean }) => {
    const what = missing(content);
    return what && `${course} has no ${what} yet.`;
  },
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
    formatsChange: "Exam formats change from time to time. Before you book, check what the exam body says today.",
    features: "What You Get",
    inside: "A Look Inside",
    insideScreens: [
      { screen: "test", caption: "A practice test against the clock" },
      { screen: "review", caption: "Its review: what was right, and why" },
    ],
    notReady: {
      title: "Not Ready Yet",
      text: "You can already sign up for the course. New lessons and tests appear in it as soon as we add them.",
      student: "They appear here as soon as your institute adds them.",
    },
    curriculum: "Curriculum",
    size: (moduleCount: number, lessonCount: number) =>
      `The whole course: ${modules(moduleCount)}, ${lessons(lessonCount)}`,
    /** `note` is the institute's, and may be empty. */
    ready: (count: number, note: string) =>
      count === 0 ? "The first lessons are not ready yet" : `${lessons(count)} ready${note && `, ${note}`}`,
    readable: {
      title: "Ready to Read",
      sampleEyebrow: "Read one now, without an account",
      sampleFacts: (subject: string, minutes: number) =>
        `${subject} · ${minutes === 1 ? "1 minute" : `${minutes} minutes`} to read`,
      moreLessons: (count: number) => `and ${lessons(count)} more`,
      moreSubjects: (count: number) => `and ${counted(count, "subject", "subjects")} more`,
    },
    questions: {
      title: "Common Questions",
      always: [
        {
          asked: "What does the course cost?",
          answer:
            "Nothing. Lessons, practice tests and the certificate are free, and we never ask for a credit card. You only pay the exam body for the exam itself.",
        },
        {
          asked: "How long can I use it?",
          answer: "For as long as you like. You keep your access and your results.",
        },
        {
          asked: "What do I need to study here?",
          answer:
            "A phone, tablet or computer with a browser. There is nothing to install. If you like, add the site to your home screen and open it like an app.",
        },
        {
          asked: "What if my network drops in the middle of a test?",
          answer:
            "The test carries on. Your answers stay on your device and reach us as soon as the network is back. You can also carry on from another device.",
        },
        {
          asked: "Do I get a certificate?",
          answer:
            "Yes. Mark all lessons of the course as complete, and read or practise at least two thirds of them. Your certificate has a number that anyone can check on this site.",
        },
      ],
      allThere: "Are all lessons ready?",
      notAllThere: (ready: number, all: number) =>
        `Not yet. ${number(ready)} of ${number(all)} ${ready === 1 ? "is" : "are"} ready to read now. New lessons appear in your course as soon as we add them.`,
    },
    closing: {
      title: (course: string) => `Begin with ${course} today`,
      text: "Free access, no credit card, and a certificate at the end.",
      sample: "Try the Sample Test",
    },
    free: "Free Access",
    enrol: "Enroll for Free",
    promises: [
      "Free access to the whole course",
      "Certificate of completion",
      "Full lifetime access",
      "No credit card",
    ],
  },

  sampleLesson: {
    eyebrow: (course: string) => `A lesson from the ${course} course`,
    metaTitle: (title: string, course: string) => `${title} (${course} Sample Lesson)`,
    metaDescription: (title: string, course: string) =>
      `${title}: a full lesson from the ${course} course. Free, no account needed.`,
    crumb: "Sample Lesson",
    closingTitle: "Read on, then practise",
    closingText: (course: string) =>
      `With a free account you can read the other ${course} lessons, answer their questions against the clock, and see the reason behind every answer.`,
    toCourse: (course: string) => `About the ${course} course`,
    none: {
      title: "No Lesson Yet",
      text: "We are writing the first lessons of this course.",
      back: "Back to the Course",
    },
  },

  missing: {
    title: "Course Not Found",
    text: "There is no course at this address. All our courses are on one page.",
    back: "Return to Courses",
  },

  enrol: {
    busy: "Enrolling...",
    enrolled: "Enrolled",
    isCurrent: (course: string) => `You are enrolled. ${course} is your current course.`,
    isOther: (now: string) => `You are enrolled. Your current course is ${now}.`,
    makeCurrent: (course: string) => `Make ${course} My Current Course`,
    willChange: (course: string, now: string) => `${course} becomes your current course. You stay enrolled in ${now}.`,
    toCourse: "Go to Your Course",
    adminHint: "You are signed in as the administrator. Students enroll here.",
    failed: (reason: string) => `We could not enrol you: ${reason}`,
  },
});
