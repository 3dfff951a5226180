/** Texts of exam simulations: their list, and the page before the start. */
import { localized } from "../texts.ts";
import { all, counted, hoursAndMinutes, type Level, level, levelInPercent, number } from "./numbers.ts";
import { stimulusCounts } from "./stimulus-counts.ts";

const questions = (count: number) => counted(count, "question", "questions");
const sections = (count: number) => counted(count, "section", "sections");

/** "100 questions in 5 sections", "40 of 100 questions in 5 sections". */
const size = (count: number, of: number, sectionCount: number) => {
  const asked = count === of ? questions(count) : `${number(count)} of ${questions(of)}`;
  return sectionCount === 1 ? asked : `${asked} in ${sections(sectionCount)}`;
};

/** "30 minutes"; "37 min 30 s" when it is not whole minutes. */
const duration = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? counted(minutes, "minute", "minutes") : `${number(minutes)}\u00a0min ${rest}\u00a0s`;
};

/** "18"; "22:30" when it is not whole minutes. */
const clock = (seconds: number) => {
  const rest = seconds % 60;
  return rest === 0 ? number(seconds / 60) : `${number(Math.floor(seconds / 60))}:${String(rest).padStart(2, "0")}`;
};

/** "1/3 mark", "1 mark", "1 1/2 marks", of twelfths. */
const marks = (twelfths: number) => {
  const [whole, rest] = [Math.floor(twelfths / 12), twelfths % 12];
  const divisor = [12, 6, 4, 3, 2, 1].find((each) => rest % each === 0) ?? 1;
  const fraction = rest === 0 ? "" : `${rest / divisor}/${12 / divisor}`;
  const amount = whole === 0 && fraction !== "" ? fraction : `${number(whole)} ${fraction}`.trim();
  return `${amount} ${twelfths > 12 ? "marks" : "mark"}`;
};

/** A percentage to reach, for these categories of public posts; for everybody when there are none. */
type Needed = ReadonlyArray<{ percent: Level; categories: ReadonlyArray<string> }>;

const needed = (levels: Needed, write: (percent: Level) => string) =>
  all(
    levels.map(({ percent, categories }) => {
      const written = write(percent);
      return categories.length === 0 ? written : `${written} (${categories.join(", ")})`;
    }),
  );

const lower = (less: Level) => (less === 0 ? "" : ` With a disability (PwBD) it is ${level(less)} lower.`);

const SHOWN = {
  score: {
    "each-answer": "You see how you did after each answer.",
    submission: "You see your score as soon as you submit.",
    "by-hand": "You see your score when the institute releases it.",
  },
  solutions: {
    "each-answer": "Each solution appears after your answer.",
    submission: "Every question then shows its solution and the reason.",
    "by-hand": "Solutions appear when the institute releases them.",
  },
};

export const examTexts = localized({
  heading: "Exam simulations",
  text: "The sections, clocks and marks of real exams, with our questions.",
  others: "Other exams",
  read: "See the test",
  resume: "Resume",
  inProgress: "In progress",
  duration,
  hours: (seconds: number) => hoursAndMinutes(Math.ceil(seconds / 60)),
  untimed: "No time limit",
  size,
  sizeBetween: (fewest: number, most: number) => `${number(fewest)} to ${questions(most)}`,
  kind: { shorter: "Shorter version", none: "Not available yet" },
  wrongAnswer: (twelfths: number) =>
    twelfths === 0 ? "No negative marking" : `A wrong answer takes ${marks(twelfths)}`,

  page: {
    back: "Back to practice tests",
    text: "Read how this test works. The clock starts when you press the button.",
    start: { whole: "Start Test", shorter: "Start the shorter test" },
    starting: "Starting…",
    open: "You have started this test. The clock is running.",
    gone: "The questions for this test have changed. Read what it asks now, then start it.",

    lack: {
      none: "This test is not available yet. The question bank has too few questions for it.",
      shorter: (count: number, of: number) =>
        `The question bank has too few questions for the whole test. You can take ${number(count)} of ${questions(of)}. Clocks and breaks are shorter in proportion, and the marks are the same.`,
      whyShorter: "Why the test is shorter",
      whatIsMissing: "What is missing",
      limited:
        "No area has more than twice its share of the exam. That is why some have fewer questions than the bank could give.",
      area: (areas: ReadonlyArray<string>, available: number, wanted: number) => {
        const [first = "", ...others] = areas;
        const name = others.length > 2 ? `${first} and ${number(others.length)} other areas` : all(areas);
        return `${name}: ${number(available)} of ${questions(wanted)}`;
      },
    },

    time: {
      heading: "Sections and time",
      section: "Section",
      questions: "Questions",
      minutes: "Minutes",
      /** In a table whose heading says what it counts. */
      count: (count: number, of: number) => (count === of ? number(count) : `${number(count)} of ${number(of)}`),
      clock,
      clockOf: (seconds: number, of: number) => `${clock(seconds)} of ${clock(of)}`,
      notAsked: "Not asked",
      total: "Together",
      whole: (seconds: number) => `One clock runs for the whole test: ${duration(seconds)}.`,
      extra: (percent: number) => `Your ${number(percent)}% extra time is included.`,
      noBreaks: "There is no break.",
      breakAfter: (section: string, minutes: number, stops: boolean) =>
        `After ${section} you have a break of ${duration(minutes * 60)}. The clock ${stops ? "stops" : "runs on"} during it.`,
      pool: (minutes: number, adds: boolean) =>
        `You have ${duration(minutes * 60)} for breaks between sections. ${adds ? "Time that you leave in a section is added to them." : "Time that you leave in a section is lost."}`,
    },

    marks: {
      heading: "Marks",
      right: (twelfths: number) => `A right answer gives ${marks(twelfths)}.`,
      rightPoint: (twelfths: number) => `Each point of an answer gives ${marks(twelfths)}.`,
      wrong: (twelfths: number) =>
        twelfths === 0 ? "A wrong answer takes nothing." : `A wrong answer takes ${marks(twelfths)}.`,
      omitted: (twelfths: number) =>
        twelfths === 0
          ? "A question that you leave blank gives nothing."
          : `A blank question takes ${marks(twelfths)}.`,
      partly: "An answer that is only partly right counts as wrong.",
      ofSection: (section: string, sentences: ReadonlyArray<string>) => `${section}: ${sentences.join(" ")}`,
      unscored: (count: number) =>
        `${count === 1 ? "1 question does" : `${number(count)} questions do`} not count. You cannot see which.`,
    },

    pass: {
      heading: "Pass mark",
      none: "There is no pass mark for this test, so nothing here says passed or failed.",
      percent: (levels: Needed, less: Level) =>
        `Of all marks you need ${needed(levels, levelInPercent)}.${lower(less)}`,
      percentile: (levels: Needed, less: Level, fewest: number) =>
        `You need percentile ${needed(levels, level)}.${lower(less)} We compare first attempts at the same version of this test, once there are ${number(fewest)}.`,
      eachSection: (parts: ReadonlyArray<string>) => `In each section you need: ${all(parts)}.`,
      ofSection: (section: string, percent: Level) => `${levelInPercent(percent)} in ${section}`,
      category: "To say whether you passed we need to know your category. You do not have to tell us.",
      categoryTold: "We compare your marks with the pass mark of your category.",
    },

    rules: {
      heading: "How it goes",
      leaving: {
        "may-return": "You move freely between all questions until the time is over.",
        closes:
          "Inside a section you move freely. When you leave it, or its time is over, it closes and you cannot go back.",
      },
      units: (units: ReadonlyArray<{ kind: "case" | "trend" | "passage"; questions: number; count: number }>) =>
        `The test has ${all(units.map(({ kind, count, questions: each }) => stimulusCounts.sized(kind, count, each)))}. What they are about is beside each of their questions.`,
      oneSection: "You move freely between all questions until the time is over.",
      tools: {
        calculator: "You have a calculator on the screen.",
        "strike-out": "You can strike out options.",
        highlighter: "You can highlight text.",
        notes: "You can write test notes. You and your institute find them in the review.",
        "reference-values": "You can look up reference values of laboratory tests.",
      },
      shown: SHOWN,
      network: "If the network drops, your answers are safe and you can go on.",
    },

    numbers: {
      heading: "Where the numbers come from",
      checked: (day: string) => `Numbers checked on ${day}.`,
      changed: (day: string) =>
        `We changed the marks or the pass mark on ${day}. What you read above counts here, and the exam may differ.`,
      since: (day: string) => `The exam has this form since ${day}.`,
      confidence: {
        confirmed: "The body that holds the exam publishes them.",
        agreed: "Several independent sources say the same.",
        weak: "They come from few sources, or sources disagree. Read what the exam publishes.",
      },
      sources: "Sources",
      unsure: "What is not certain",
      differs: "What differs from the exam",
    },
  },
});
