/** What the page of a lesson says, and how far the course is. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const lessons = (count: number) => counted(count, "lesson", "lessons");

export const learningTexts = localized({
  lesson: {
    minutes: (count: number) => counted(count, "minute to read", "minutes to read"),
    ofSubject: (completed: number, all: number) => `${number(completed)} of ${lessons(all)} completed in this subject`,
    notInCourse: (course: string) =>
      `This subject is not part of ${course}. You can still read it, but it does not count for your progress there.`,
    markLabel: "Your progress",
    complete: "Mark as complete",
    completeHint: "Mark this lesson when you have read it. That is how we count your progress.",
    notComplete: "Mark as not complete",
    busy: "Saving…",
    completed: "Completed",
    completedOn: (day: string) => `Completed on ${day}`,
    notSaved: (reason: string) => `The mark was not saved: ${reason}`,
    gone: "this lesson no longer exists.",
    practiseNow: "Practise this lesson",
    chooseMore: "Choose what to practise",
    questions: "Your questions of this lesson",
    states: (answered: number, all: number) =>
      `${number(answered)} of ${counted(all, "question", "questions")} answered`,
    answered: (answered: number, right: number) => `${number(answered)} answered, ${number(right)} right`,
    right: (count: number) => `${number(count)} right`,
    wrong: (count: number) => `${number(count)} not right yet`,
    due: (count: number) => `${number(count)} due`,
    goOn: (words: string) => `Go on where you stopped: “${words}”`,
    yours: "Your private note, bookmark and highlights",
    neighbours: "Previous and next lesson",
    previous: "Previous lesson",
    next: "Next lesson",
    backTo: (subject: string) => `All lessons of ${subject}`,
    courseDone: (course: string) => `You have completed ${course}`,
    courseDoneText: (count: number) =>
      count === 1
        ? "You have completed its only lesson, and your certificate is ready."
        : `You have completed all ${lessons(count)}, and your certificate is ready.`,
    courseDoneUnclaimed:
      "You have marked all its lessons as complete. You get your certificate once you have read or practised most of them.",
    seeCertificate: "See your certificate",
    getCertificate: "See what is left to do",
  },
  progress: {
    label: (course: string) => `Progress in ${course}`,
    /** "42% – 21 of 50 lessons". */
    value: (percent: number, completed: number, all: number) => `${percent}% – ${number(completed)} of ${lessons(all)}`,
    noLessons: "No lessons yet",
    certificates: "Certificates",
    getCertificate: "Towards your certificate",
  },
});
