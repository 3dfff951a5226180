/** What the page of a lesson says, and how far the course is. */

const lessons = (count: number) => (count === 1 ? "1 lesson" : `${count.toLocaleString("en-IN")} lessons`);

export const learningTexts = {
  lesson: {
    minutes: (count: number) => (count === 1 ? "1 minute to read" : `${count} minutes to read`),
    ofSubject: (completed: number, all: number) =>
      `${completed.toLocaleString("en-IN")} of ${lessons(all)} completed in this subject`,
    notInCourse: (course: string) =>
      `This subject is not part of ${course}. You can read it all the same; your progress there stays as it is.`,
    markLabel: "Your progress",
    complete: "Mark as complete",
    completeHint: "When you have read it, mark it: that is how your progress is counted.",
    notComplete: "Mark as not complete",
    busy: "Saving…",
    completed: "Completed",
    completedOn: (day: string) => `Completed on ${day}`,
    notSaved: (reason: string) => `The mark was not saved: ${reason}`,
    gone: "this lesson is not there any more.",
    practise: (count: number) =>
      count === 1
        ? "Practise the question of this lesson"
        : `Practise the ${count.toLocaleString("en-IN")} questions of this lesson`,
    neighbours: "Lessons beside this one",
    previous: "Previous lesson",
    next: "Next lesson",
    backTo: (subject: string) => `All lessons of ${subject}`,
    courseDone: (course: string) => `You have completed ${course}!`,
    courseDoneText: (count: number) =>
      count === 1
        ? "You have completed its only lesson, and your certificate is ready."
        : `You have completed all ${lessons(count)}, and your certificate is ready.`,
    courseDoneUnclaimed:
      "You have marked all of its lessons as complete. Your certificate comes once most of them were read or practised.",
    seeCertificate: "See your certificate",
    getCertificate: "See what is left to do",
  },
  progress: {
    label: (course: string) => `Progress in ${course}`,
    /** "42% – 21 of 50 lessons". */
    value: (percent: number, completed: number, all: number) =>
      `${percent}% – ${completed.toLocaleString("en-IN")} of ${lessons(all)}`,
    noLessons: "No lessons yet",
    certificates: "Certificates",
    getCertificate: "Towards your certificate",
  },
} as const;
