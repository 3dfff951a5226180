/** Texts of the review of a test. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");

/** A title as it stands in a sentence. */
const inSentence = (title = "") => (title === "Custom Test" ? "a custom test" : title);

const CORRECTNESS = { right: "Right", partly: "Partly right", wrong: "Wrong", unanswered: "Not answered" };

const inMinutes = (minutes: number) => {
  const hours = Math.ceil(minutes / 60);
  if (minutes <= 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return `in ${hours} hours`;
};

export const reviewTexts = localized({
  title: (title: string) => `Review: ${title}`,
  back: "Back to practice tests",
  practise: (asked: number, total: number) =>
    asked === total
      ? `Practise what went wrong: ${questions(total)}`
      : `Practise what went wrong: ${number(asked)} of ${questions(total)}`,
  takeAgain: "Take again with other questions",
  starting: "Starting…",
  score: "Score",
  correct: "Correct answers",
  points: "Points",
  time: "Time taken",
  of: (part: number, whole: number) => `${part} of ${whole}`,
  extra: (minutes: number) => counted(minutes, "extra minute", "extra minutes"),
  minutes: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    if (minutes === 0) return `${seconds}\u00a0s`;
    return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${rest}\u00a0s`;
  },
  afterSilence: (count: number) =>
    count === 1
      ? "1 answer reached us after its question or section had closed. It was given before, without network, so it counts."
      : `${count} answers reached us after their question or section had closed. They were given before, without network, so they count.`,
  filter: "Show",
  filters: { all: "All", ...CORRECTNESS, flagged: "Flagged", slow: "Slow" },
  filtersOf: (shown: number, count: number) =>
    shown === count ? `Filter all ${questions(count)}` : `Filters: ${number(shown)} of ${questions(count)}`,
  section: "Section",
  allSections: "All sections",
  subject: "Subject",
  allSubjects: "All subjects",
  area: "Area of an exam",
  allAreas: "All areas",
  apply: "Show",
  slowMeans:
    "Slow is more than twice as long as the median of other students. Without a median, it is twice the average of this test.",
  palette: "Questions shown",
  place: (position: number, states: ReadonlyArray<string>) => [`Question ${position}`, ...states].join(", "),
  filterCount: (label: string, count: number) => `${label} (${count})`,
  nothingInFilter: {
    all: "",
    right: "No question was fully right this time",
    partly: "Nothing was partly right",
    wrong: "Nothing wrong here",
    flagged: "You flagged no question",
    slow: "No question took you unusually long",
    unanswered: "You answered every question",
    several: "No question fits all these filters",
  },
  filterWaits: "You cannot see yet what was right or wrong",
  showAll: "Show all questions",
  question: (position: number) => `Question ${position}`,
  partlyAnswered: "Answered in part",
  flagged: "Flagged",
  slow: "Slow",
  timeOf: (time: string) => `Time: ${time}`,
  othersTime: (time: string) => `median of others: ${time}`,
  averageTime: (time: string) => `average of this test: ${time}`,
  countedAs: {
    unscored: "Does not count",
    "left-out": "Left out for everybody",
    "given-to-all": "Counts as right for everybody",
  },
  correctness: CORRECTNESS,
  late: (given: string | null, arrived: string) =>
    given === null
      ? `This answer arrived too late and was not scored. It arrived on ${arrived}:`
      : `This answer arrived too late and was not scored. It was given on ${given} and arrived on ${arrived}:`,
  expiredTitle: "No result",
  expiredText: "You had not answered any question when time ran out, so this test has no result.",
  expiredLate: "Answers that arrived too late",

  /** What waits until a test that is still being taken is over. */
  withheld: {
    /** `until` is null where the solution also has to be released. */
    question: (titles: ReadonlyArray<string>, until: string | null) => {
      const [where, submitted] =
        titles.length === 1
          ? [`${inSentence(titles[0])}, which you are still taking`, "submit that test"]
          : [`${titles.length} tests you are still taking`, "submit them all"];
      const when =
        until === null
          ? `you ${submitted} and your institute releases its solutions`
          : `you ${submitted}, at ${until} at the latest`;
      return `This question is also in ${where}. You will see the solution here once ${when}.`;
    },
    unreleasedQuestion: (titles: ReadonlyArray<string>) =>
      titles.length === 1
        ? `This question is also in ${inSentence(titles[0])}, whose solutions are not out yet. You will see the solution here once your institute releases them.`
        : `This question is also in ${titles.length} tests whose solutions are not out yet. You will see the solution here once your institute releases them.`,
    figures: (count: number, tests: number) =>
      `You cannot see your score and points yet: ${questions(count)} of this test ${count === 1 ? "is" : "are"} also in ${tests === 1 ? "another test you are still taking. They appear once you submit it." : `${tests} other tests you are still taking. They appear once you submit them all.`}`,
    record: "A test you are still taking has not shown all of this yet. Once you submit it, you see the rest here.",
    resume: (title: string) => `Resume ${title}`,
    unreleasedFigures: (count: number) =>
      `You cannot see your score and points yet: ${questions(count)} of this test ${count === 1 ? "is" : "are"} also in a test whose solutions are not out yet. They appear once your institute releases them.`,
    unreleased: "The solutions of this test are not out yet. Your institute releases them, and then you see them here.",
    unreleasedScore:
      "Your score and the solutions are not out yet. Your institute releases them, and then you see them here.",
  },

  report: {
    open: "Report a problem with this question",
    title: "Report a problem",
    text: "What is wrong with this question? The institute reads every report.",
    message: "Your message",
    missing: "Please say what is wrong with this question.",
    tooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    tooMany: (minutes: number) =>
      `Thank you for your many reports. The institute reads them one by one, so send this one ${inMinutes(minutes)}. What you wrote stays here until then.`,
    send: "Send report",
    sent: "Thank you. Your report has been sent.",
    failed: (reason: string) => `Your report was not sent: ${reason}`,
  },
});
