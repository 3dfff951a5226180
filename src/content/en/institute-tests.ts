/** Texts of the institute's own tests for students: their list, and the page before the start. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const times = (count: number) => (count === 1 ? "once" : `${number(count)} times`);

export const instituteTexts = localized({
  heading: "From your institute",
  text: "Tests that your institute gives you.",
  older: "Tests that closed some time ago",
  state: {
    opens: (at: string) => `Opens on ${at}`,
    until: (at: string) => `Open until ${at}`,
    open: "Open",
    closed: (at: string) => `Closed on ${at}`,
    reopened: "Open again for you",
  },
  /** `allowed` is null for as often as one likes. */
  taken: (count: number, allowed: number | null) => {
    if (allowed === 1) return "Taken";
    return allowed === null
      ? `Taken ${times(count)}`
      : `Taken ${number(count)} of ${counted(allowed, "time", "times")}`;
  },
  later: "Your result comes later",

  page: {
    text: "A test from your institute. The clock starts when you press the button.",
    untimedText: "A test from your institute. It has no time limit.",
    start: "Start Test",
    openUntimed: "You have started this test.",
    instructions: "Instructions",
    terms: "When and how often",
    opens: (at: string) => `It opens on ${at}.`,
    closes: (at: string) => `You can start it until ${at}. If you start before then, you have the full time.`,
    closed: (at: string) => `It closed on ${at}.`,
    reopened: "Your institute has opened it again for you.",
    always: "You can start it at any time.",
    allowed: (allowed: number | null) =>
      allowed === null ? "You can take it as often as you like." : `You can take it ${times(allowed)}.`,
    taken: (count: number) => (count === 0 ? "You have not taken it yet." : `You have taken it ${times(count)}.`),
    refused: {
      notOpen: "This test is not open yet.",
      closed: "This test has closed.",
      used: "You have taken this test as often as you can.",
      gap: "This test cannot start now: one of its questions is no longer in use. Your institute has to change the test first.",
      gone: "This test is no longer available.",
    },
  },
});
