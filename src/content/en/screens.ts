/** Alternative texts of the screenshots. */
import { localized } from "../texts.ts";
export const screenTexts = localized({
  lesson: "A lesson on a laptop and on a phone: Diabetes emergencies, two minutes to read, with numbered steps.",
  kinds: "A bow-tie question, partly answered: actions to take, the most likely condition, parameters to monitor.",
  test: "A practice test under way: the time left, a question with one answer chosen, and an overview of all questions.",
  review: "The review of a test: the right answers marked, the points they earned, and the reason why.",
  dashboard: "A student's results: average score and accuracy, and a bar chart of the tests taken so far.",
});
