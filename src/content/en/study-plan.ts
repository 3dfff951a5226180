/** Texts of the plan of a day, and of where a student stands. */
import { localized } from "../texts.ts";
import { all, counted, number, percent } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");
const days = (count: number) => counted(count, "day", "days");

export const studyPlanTexts = localized({
  today: {
    title: "Today",
    /** What the whole plan is, and why. */
    sentence: (parts: ReadonlyArray<string>) => `${all(parts)}.`,
    due: (count: number) => `${number(count)} due`,
    fresh: (count: number, subject: string) => `${number(count)} new in ${subject}`,
    again: (count: number) => `${number(count)} that went wrong before`,
    because: {
      weak: (subject: string) => `We start with ${subject}, because you know least of it so far.`,
      large: (subject: string) => `We start with ${subject}, because much of the exam is about it.`,
      unsure: (subject: string) => `We start with ${subject}, because you have answered little of it so far.`,
    },
    nothing: "There is nothing to plan yet. As soon as there are questions in your course, your plan appears here.",
    progress: "Done today",
    progressOf: (done: number, total: number) => `${number(done)} of ${questions(total)}`,
    dueStep: "Due again",
    freshStep: (subject: string) => `New in ${subject}`,
    againStep: "What went wrong",
    againText: (subjects: ReadonlyArray<string>) => all(subjects),
    knows: (value: number) => `You know about ${percent(value)} of it.`,
    unknown: "You have not answered enough of it to say how much you know.",
    mockStep: "A whole exam",
    mockText: "It is time for one. It takes longer than your day’s plan, so choose a quiet hour.",
    mock: "Choose an exam",
    start: (count: number) => `Start ${questions(count)}`,
    startOf: (subject: string) => `New in ${subject}:`,
    starting: "Starting…",
    stepDone: "Done",
    allDone: "Done for today. Come back tomorrow, or go on as long as you like.",
    streak: (length: number) => `${days(length)} in a row`,
    streakToday: (length: number) => `${days(length)} in a row. Study today to keep it.`,
    exam: (left: number) => {
      if (left === 0) return "Your exam is today";
      return left === 1 ? "Your exam is tomorrow" : `${days(left)} to your exam`;
    },
    examWeek: "Repeat what you know, and leave what is new for another day. A rested head finds more than a full one.",
    examDay: "Good luck. You have done the work. There is nothing left to do here today.",
    back: (day: string) => `Welcome back. You were last here on ${day}.`,
    backText: "Nothing has piled up: today’s plan is as long as any other.",
    weakest: "Weakest so far",
    weakestItem: (subject: string, mastery: number, error: number) =>
      `${subject}: ${percent(mastery)}, give or take ${number(error)}`,
    standing: "Where I stand",
    change: "Change my plan",
    goOn: "Continue reading",
  },
  ask: {
    title: "When is your exam?",
    text: "We plan your days by it. You can change this whenever you like.",
    save: "Make my plan",
    later: "Not now",
  },
  plan: {
    title: "My plan",
    text: "How much you want to do, and what you want to see. If you change something, we plan today again.",
    back: "Back to today",
    minutes: "Minutes a day",
    minutesHint: (least: number, most: number) => `From ${least} to ${most}`,
    minutesProblem: (least: number, most: number) => `Please enter a number of minutes from ${least} to ${most}.`,
    shows: "Show on my pages",
    showsDays: "The calendar of my days",
    showsStreak: "How many days in a row I have studied",
  },
  standing: {
    tab: "Where I stand",
    title: "Where I stand",
    text: "What your answers say so far. Tests whose solutions are not out yet are not counted.",
    failed: "Your figures could not be loaded.",
    empty: "Nothing to tell yet",
    emptyText: "Answer a few questions, and you see here what you know and what to do next.",
    takeTest: "Take a practice test",
    by: "Show by",
    subjects: "Subjects",
    lessonsOf: (subject: string) => `Lessons of ${subject}`,
    backToSubjects: "All subjects",
    topic: { subject: "Subject", lesson: "Lesson", area: "Area" },
    answered: "Answered",
    count: number,
    first: "Right first time",
    firstOf: (value: number, first: number) => `${percent(value)} of ${number(first)}`,
    others: (value: number) => `Half of the students: ${percent(value)} or more`,
    mastery: "You know",
    masteryOf: (value: number, error: number) => `${percent(value)} ± ${number(error)}`,
    masteryUnknown: "Too few answers",
    masteryHint:
      "“You know” is the share of questions of medium difficulty that we expect you to answer right. The range behind it shows how sure that is.",
    trend: "Last 30 days",
    trends: { up: "Better", down: "Worse", steady: "About the same" },
    noTrend: "Too few answers",
    seconds: "Time",
    secondsOf: (value: number) => `${number(value)} s`,
    othersSeconds: (value: number) => `Half of the students: ${number(value)} s or less`,
    othersText: (least: number) =>
      `We compare you with other students once ${number(least)} have answered enough, by first answers and without names. We count them each night.`,
    sure: "How sure, how right",
    sureText: "Of the questions where you told us how sure you were. You learn most where you were sure and wrong.",
    confidences: { sure: "Sure", "think-so": "Think so", guess: "Guess" },
    sureNote: (right: number, answers: number) => `${number(right)} of ${counted(answers, "answer", "answers")} right`,
    days: "Your days",
    daysText: (weeks: number) => `The last ${number(weeks)} weeks, a column a week`,
    dayOf: (day: string, answers: number, minutes: number) =>
      `${day}: ${questions(answers)}${minutes > 0 ? `, ${counted(minutes, "minute", "minutes")} of reading` : ""}`,
    less: "Fewer questions",
    moreOf: "more",
  },
});
