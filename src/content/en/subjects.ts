/** What the product says about subjects and lessons. */
import { localized } from "../texts.ts";
import { all, counted, number } from "./numbers.ts";
import { stimulusCounts } from "./stimulus-counts.ts";

const questions = (count: number) => counted(count, "question", "questions");
const lessons = (count: number) => counted(count, "lesson", "lessons");
const students = (count: number) => counted(count, "student", "students");

type Stimuli = Parameters<typeof stimulusCounts.counts>[0];

/** "3 questions, 1 case study"; single questions are left out where there are stimuli alone. */
function holds(questionCount: number, stimuli: Stimuli): string {
  const counts = stimulusCounts.counts(stimuli);
  return [...(questionCount === 0 && counts.length > 0 ? [] : [questions(questionCount)]), ...counts].join(", ");
}

/** Rounded to minutes, at least one. */
function time(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(minutes, "minute", "minutes");
  return rest === 0 ? counted(hours, "hour", "hours") : `${counted(hours, "hour", "hours")} ${rest} min`;
}

export const subjectTexts = localized({
  problems: {
    nameMissing: "Please enter the subject name.",
    nameTooLong: (limit: number) => `A subject name may have at most ${limit} characters.`,
    nameTaken: "There is already a subject with this name.",
    descriptionTooLong: (limit: number) => `A description may have at most ${number(limit)} characters.`,
    tooManySubjects: (limit: number) => `There can be at most ${number(limit)} subjects.`,
    titleMissing: "Please enter the lesson title.",
    titleTooLong: (limit: number) => `A lesson title may have at most ${limit} characters.`,
    titleTaken: "This subject already has a lesson with this title.",
    contentMissing: "Please enter the lesson content.",
    contentTooLong: (limit: number) => `A lesson may have at most ${number(limit)} characters.`,
    tooManyLessons: (limit: number) => `There can be at most ${number(limit)} lessons.`,
    noSubjects: "Please choose at least one subject.",
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
    holds,
    noText: "no text",
    courses: "Courses",
    allCourses: "All courses",
    editSubject: (name: string) => `Edit subject ${name}`,
    editLesson: (title: string) => `Edit lesson ${title}`,
    orderSubjects: "Order Subjects",
    assignCourses: "Assign Courses",
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
    showMore: (count: number) => `Show ${number(count)} more`,
    ofLessons: (name: string) => `lessons of ${name}`,
    deleteSubject: (name: string) => `Delete subject ${name}`,
    deleteLesson: (title: string) => `Delete lesson ${title}`,
    none: "No subjects yet",
    noneText:
      "Subjects hold lessons, and lessons hold questions. Add the first subject, or import questions: an import creates the subjects and lessons it names.",
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
      "Somebody else changed this subject while you were editing it. Each field shows what it says now. Save again to replace it with your version.",
  },
  assignCourses: {
    title: "Assign Courses",
    text: "The courses you choose replace those that the chosen subjects have.",
    subjects: "Subjects",
    now: (courses: ReadonlyArray<string>) => (courses.length === 0 ? "All courses" : courses.join(", ")),
    submit: "Assign Courses",
    busy: "Assigning...",
    failed: (reason: string) => `The courses were not assigned: ${reason}`,
  },
  courses: {
    title: "Courses",
    hint: "Students of these courses read its lessons, and tests ask them its questions. Choose none for all courses.",
  },
  byNow: {
    text: (text: string) => (text === "" ? "Now: nothing." : `Now: ${text}`),
    courses: (titles: ReadonlyArray<string>) => `Now: ${titles.length === 0 ? "all courses" : titles.join(", ")}.`,
    content: "The content has changed too: see it above the form.",
  },
  addLesson: {
    title: "Add New Lesson",
    to: (subject: string) => `A new lesson in ${subject}.`,
    lessonTitle: "Lesson Title",
    content: "Content",
    submit: "Add Lesson",
    busy: "Adding Lesson...",
    failed: (reason: string) => `The lesson was not added: ${reason}`,
    unsavedNew: (at: string) => `Unsaved lesson from ${at}`,
  },
  editLesson: {
    title: "Edit Lesson",
    back: "Back to Subjects & Lessons",
    questions: (questionCount: number, stimuli: Stimuli) => `${holds(questionCount, stimuli)} in this lesson`,
    container: "This lesson only has questions. Students can read it once it has content.",
    subject: "Subject",
    subjectHint: "If you change it, the lesson’s questions move with it. Results stay as they are.",
    cancel: "Cancel",
    submit: "Save Lesson",
    busy: "Saving Lesson...",
    failed: (reason: string) => `The lesson was not saved: ${reason}`,
    gone: "This lesson no longer exists. You can still copy what you have written.",
    stale:
      "Somebody else changed this lesson while you were editing it. Each field shows what it says now. Save again to replace it with your version.",
    contentNow: "The content now",
  },
  order: {
    subjects: "Order Subjects",
    lessons: (subject: string) => `Order the lessons of ${subject}`,
    hint: "Students and lists show this order. Press the arrows, or drag by the handle.",
    list: "Order",
    up: (name: string) => `Move up ${name}`,
    down: (name: string) => `Move down ${name}`,
    moved: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`,
    byName: "Sort by name",
    sorted: "Sorted by name. What you add later is sorted in too.",
    save: "Save Order",
    busy: "Saving Order...",
    cancel: "Cancel",
    failed: (reason: string) => `The order was not saved: ${reason}`,
    stale: "The order was not saved: somebody else changed this list. Here is the new list. Please order it again.",
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    subject: (lessonCount: number, questionCount: number, stimuli: Stimuli) =>
      lessonCount === 0
        ? "This deletes the subject for good. It has no lessons."
        : `This deletes the subject for good, with ${all([lessons(lessonCount), questions(questionCount), ...stimulusCounts.counts(stimuli)])}.`,
    learnt: (completedBy: number, readingSeconds: number) =>
      [
        completedBy > 0 &&
          `${students(completedBy)} ${completedBy === 1 ? "has" : "have"} completed it. That goes too, and we work out their progress again.`,
        readingSeconds > 0 && `${time(readingSeconds)} of recorded reading time will go too.`,
      ]
        .filter((part) => part !== false)
        .join(" "),
    lesson: (questionCount: number, stimuli: Stimuli) =>
      questionCount === 0 && stimulusCounts.counts(stimuli).length === 0
        ? "This deletes the lesson for good. It has no questions."
        : `This deletes the lesson for good, with ${all([questions(questionCount), ...stimulusCounts.counts(stimuli)])}.`,
    typeSubject: {
      label: (name: string) => `To confirm, type the name of the subject: ${name}`,
      missing: "Please type the name of the subject as shown above.",
    },
    typeLesson: {
      label: (title: string) => `To confirm, type the title of the lesson: ${title}`,
      missing: "Please type the title of the lesson as shown above.",
    },
    confirm: "Delete",
    withdrawTitle: (name: string) => `${name} cannot be deleted`,
    holdsAnswers: (answered: number, all: number) =>
      `${answered === all ? (all === 1 ? "Its question" : `All its ${questions(all)}`) : `${number(answered)} of its ${questions(all)}`} ${answered === 1 ? "is" : "are"} already in students’ tests, and results keep ${answered === 1 ? "it" : "them"}.`,
    offerWithdraw: (inUse: number) =>
      `You can withdraw ${inUse === 1 ? "its question" : `its ${questions(inUse)}`} instead: new tests will not ask ${inUse === 1 ? "it" : "them"}, and results keep ${inUse === 1 ? "it" : "them"}.`,
    withdrawStimuli: "Case studies, trends and reading passages are withdrawn as a whole.",
    allWithdrawn: "All its questions are already withdrawn: new tests will not ask them.",
    withdraw: (inUse: number) => `Withdraw ${questions(inUse)}`,
    close: "Close",
  },
});
