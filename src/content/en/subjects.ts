/** What the product says about subjects and lessons. */

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;
const questions = (count: number) => counted(count, "question", "questions");
const lessons = (count: number) => counted(count, "lesson", "lessons");

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
    lessonsOf: (name: string) => `Lessons of ${name}`,
    noLessons: "No lessons yet",
    showFewer: "Show fewer",
    showMore: (count: number) => `Show ${count.toLocaleString("en-IN")} more`,
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
    descriptionHint: "Optional. One or two sentences that students read beside the name.",
    submit: "Add Subject",
    busy: "Adding Subject...",
    failed: (reason: string) => `The subject was not added: ${reason}`,
  },
  addLesson: {
    title: "Add New Lesson",
    to: (subject: string) => `A new lesson of ${subject}.`,
    lessonTitle: "Lesson Title",
    content: "Content",
    submit: "Add Lesson",
    busy: "Adding Lesson...",
    failed: (reason: string) => `The lesson was not added: ${reason}`,
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    subject: (lessonCount: number, questionCount: number) =>
      lessonCount === 0
        ? "The subject goes for good. It holds no lesson."
        : `The subject goes for good, and with it ${lessons(lessonCount)} and ${questions(questionCount)}.`,
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
