/** What the product says about subjects and lessons. */

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;
const questions = (count: number) => counted(count, "question", "questions");
const lessons = (count: number) => counted(count, "lesson", "lessons");
const students = (count: number) => counted(count, "student", "students");

/** Rounded to minutes, at least one. */
function time(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(minutes, "minute", "minutes");
  return rest === 0 ? counted(hours, "hour", "hours") : `${counted(hours, "hour", "hours")} ${rest} min`;
}

export const subjectTexts = {
  problems: {
    nameMissing: "Please enter the subject name.",
    nameTooLong: (limit: number) => `A subject name may have at most ${limit} characters.`,
    nameTaken: "There is already a subject with this name.",
    descriptionTooLong: (limit: number) => `A description may have at most ${limit.toLocaleString("en")} characters.`,
    tooManySubjects: (limit: number) => `There can be at most ${limit.toLocaleString("en")} subjects.`,
    titleMissing: "Please enter the lesson title.",
    titleTooLong: (limit: number) => `A lesson title may have at most ${limit} characters.`,
    titleTaken: "This subject already has a lesson with this title.",
    contentMissing: "Please enter the lesson content.",
    contentTooLong: (limit: number) => `A lesson may have at most ${limit.toLocaleString("en")} characters.`,
    tooManyLessons: (limit: number) => `There can be at most ${limit.toLocaleString("en")} lessons.`,
    courseUnknown: "Please choose from the courses listed here.",
    subjectGone: "This subject no longer exists. Please select another.",
  },
  page: {
    title: "Subjects & Lessons",
    text: (subjectCount: number, lessonCount: number) =>
      `${counted(subjectCount, "subject", "subjects")}, ${lessons(lessonCount)}`,
    addSubject: "Add Subject",
    addLesson: "Add Lesson",
    toSubject: (name: string) => `to ${name}`,
    lessonCount: lessons,
    questionCount: questions,
    noText: "no text",
    courses: "Courses",
    allCourses: "All courses",
    editSubject: (name: string) => `Edit subject ${name}`,
    editLesson: (title: string) => `Edit lesson ${title}`,
    orderSubjects: "Order Subjects",
    orderLessons: "Order Lessons",
    ofSubject: (name: string) => `of ${name}`,
    search: "Find subjects and lessons",
    searchPlaceholder: "Find a subject or a lesson",
    found: (count: number) => `${counted(count, "subject", "subjects")} found`,
    noneFound: "Nothing found",
    noneFoundText: "No subject and no lesson has these words in its name.",
    showAll: "Show all subjects",
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    loading: "Loading subjects",
    lessonsOf: (name: string) => `Lessons of ${name}`,
    noLessons: "No lessons yet",
    showFewer: "Show fewer",
    showMore: (count: number) => `Show ${count.toLocaleString("en-IN")} more`,
    ofLessons: (name: string) => `lessons of ${name}`,
    deleteSubject: "Delete subject",
    deleteLesson: (title: string) => `Delete lesson ${title}`,
    none: "No subjects yet",
    noneText:
      "Subjects hold lessons, and lessons hold questions. Add the first subject, or import questions: an import makes the subjects and lessons it names.",
    import: "Import questions",
  },
  addSubject: {
    title: "Add New Subject",
    name: "Subject Name",
    description: "Description",
    descriptionHint: "One or two sentences that students read beside the name.",
    submit: "Add Subject",
    busy: "Adding Subject...",
    failed: (reason: string) => `The subject was not added: ${reason}`,
  },
  editSubject: {
    title: "Edit Subject",
    submit: "Save Subject",
    busy: "Saving Subject...",
    failed: (reason: string) => `The subject was not saved: ${reason}`,
    stale:
      "This subject was changed while you were editing it. What it says by now stands at each field. Saving again replaces it with what you have here.",
  },
  courses: {
    title: "Courses",
    hint: "Whose lessons these are: they count for the progress of students of these courses. None chosen means all courses.",
  },
  byNow: {
    text: (text: string) => (text === "" ? "By now: nothing." : `By now: ${text}`),
    courses: (titles: ReadonlyArray<string>) => `By now: ${titles.length === 0 ? "all courses" : titles.join(", ")}.`,
    content: "The content was changed as well: it stands above the form.",
  },
  addLesson: {
    title: "Add New Lesson",
    to: (subject: string) => `A new lesson of ${subject}.`,
    lessonTitle: "Lesson Title",
    content: "Content",
    submit: "Add Lesson",
    busy: "Adding Lesson...",
    failed: (reason: string) => `The lesson was not added: ${reason}`,
    keptNew: (at: string) => `Unsaved lesson of ${at}`,
  },
  editLesson: {
    title: "Edit Lesson",
    back: "Back to Subjects & Lessons",
    questions: (count: number) => `${questions(count)} in this lesson`,
    container: "This lesson only holds questions. Students read it as soon as it has content.",
    subject: "Subject",
    subjectHint: "In another subject its questions go with it; results stay as they are.",
    cancel: "Cancel",
    submit: "Save Lesson",
    busy: "Saving Lesson...",
    failed: (reason: string) => `The lesson was not saved: ${reason}`,
    gone: "This lesson no longer exists. What you have written can still be copied.",
    stale:
      "This lesson was changed while you were editing it. What it says by now stands at each field. Saving again replaces it with what you have here.",
    contentNow: "The content by now",
  },
  order: {
    subjects: "Order Subjects",
    lessons: (subject: string) => `Order the lessons of ${subject}`,
    hint: "Students and lists show this order. Press the arrows, or drag by the handle.",
    list: "Order",
    up: (name: string) => `Move up ${name}`,
    down: (name: string) => `Move down ${name}`,
    moved: (name: string, place: number, count: number) => `${name} is number ${place} of ${count} now.`,
    byName: "Sort by name",
    sorted: "Sorted by name. What is added later finds its place by name.",
    save: "Save Order",
    busy: "Saving Order...",
    cancel: "Cancel",
    failed: (reason: string) => `The order was not saved: ${reason}`,
    stale: "The order was not saved: this list was changed meanwhile. Here it is as it is now. Please order it again.",
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    subject: (lessonCount: number, questionCount: number) =>
      lessonCount === 0
        ? "The subject goes for good. It holds no lesson."
        : `The subject goes for good, and with it ${lessons(lessonCount)} and ${questions(questionCount)}.`,
    learnt: (completedBy: number, readingSeconds: number) =>
      [
        completedBy > 0 &&
          `${students(completedBy)} ${completedBy === 1 ? "has" : "have"} completed it: that goes as well, and their progress is computed anew.`,
        readingSeconds > 0 && `${time(readingSeconds)} of reading it are on record and go as well.`,
      ]
        .filter((part) => part !== false)
        .join(" "),
    lesson: (questionCount: number) =>
      questionCount === 0
        ? "The lesson goes for good. It holds no question."
        : `The lesson goes for good, and with it ${questions(questionCount)}.`,
    confirm: "Delete",
    withdrawTitle: (name: string) => `${name} cannot be deleted`,
    holdsAnswers: (answered: number, all: number) =>
      `Students have been asked ${answered.toLocaleString("en-IN")} of its ${questions(all)}, and their results keep them.`,
    offerWithdraw: (inUse: number) =>
      `You can withdraw ${inUse === 1 ? "its question" : `its ${questions(inUse)}`} instead: no test to come asks ${inUse === 1 ? "it" : "them"}, and results keep ${inUse === 1 ? "it" : "them"}.`,
    allWithdrawn: "All of its questions are withdrawn already: no test to come asks them.",
    withdraw: (inUse: number) => `Withdraw ${questions(inUse)}`,
    close: "Close",
  },
} as const;
