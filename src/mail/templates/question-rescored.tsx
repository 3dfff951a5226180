/** Sent when an answer of a submitted test was rescored because the key of its question was corrected. */
import { z } from "zod";
import { mailTexts } from "../../content/en/mail.ts";
import { Action, Letter, Paragraph, plainLetter, SmallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Points = z.strictObject({ earned: z.int(), max: z.int() });
const Props = z.strictObject({
  name: z.string(),
  link: z.url(),
  /** Null for a custom test. */
  practiceTestNumber: z.int().nullable(),
  position: z.int(),
  before: Points,
  after: Points,
  /** Percent of the whole test. */
  scoreBefore: z.int(),
  scoreAfter: z.int(),
  /** True if the student is taking a test with some of the same questions: then no score may be mentioned. */
  isWaiting: z.boolean().optional(),
});
type Props = z.infer<typeof Props>;

const texts = mailTexts.questionRescored;

export const questionRescored: MailTemplate<Props> = {
  props: Props,
  subject: () => texts.subject,
  Body: (props) => (
    <Letter name={props.name}>
      {paragraphsOf(props).map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Action link={props.link}>{texts.action}</Action>
      <SmallPrint>{texts.nothingToDo}</SmallPrint>
    </Letter>
  ),
  text: (props) => plainLetter(props.name, [...paragraphsOf(props), props.link, texts.nothingToDo]),
  sample: {
    name: "Asha Verma",
    link: "https://exams.example.org/attempts/0198c0de-0000-7000-8000-000000000000/review",
    practiceTestNumber: 3,
    position: 4,
    before: { earned: 1, max: 3 },
    after: { earned: 3, max: 3 },
    scoreBefore: 60,
    scoreAfter: 70,
  },
};

function paragraphsOf(props: Props): string[] {
  const { practiceTestNumber, position, before, after, scoreBefore, scoreAfter, isWaiting = false } = props;
  const why = texts.why(position, practiceTestNumber);
  if (isWaiting) return [why, texts.waits];
  return [
    why,
    texts.points(before, after),
    scoreBefore === scoreAfter ? texts.sameScore(scoreAfter) : texts.newScore(scoreBefore, scoreAfter),
  ];
}
