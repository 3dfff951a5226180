/** What the pages of the builder say, in short, each with the way to it. */
import { auditTexts } from "../../../../content/en/audit.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { toolTexts } from "../../../../content/en/tools.ts";
import type { DeliveryRules, Release } from "../../../../modules/tests/delivery.ts";
import type { TestDraft } from "../../../../modules/tests/draft.ts";
import { writeMarks } from "../../../../modules/tests/written-marks.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { oneText } from "../../../../ui/one-text.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { builderAddress } from "../addresses.ts";
import { passInWords } from "../pass-in-words.ts";
import styles from "./builder.module.css";

const texts = testBuilderTexts.builder;

/** The heading of a part, with a link to where it is changed. */
export function BuilderCard({
  name,
  title,
  to,
  actions,
  children,
}: {
  name: string;
  title: string;
  to?: string;
  actions?: Elements;
  children: Elements;
}) {
  return (
    <Card as="section" aria-labelledby={name} className="stack gap-3">
      <div className="cluster between gap-3">
        <h2 id={name} className={styles.heading}>
          {title}
        </h2>
        {actions}
        {to && (
          <LinkButton to={to} variant="secondary" icon="edit">
            {texts.edit}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
      {children}
    </Card>
  );
}

export function GeneralCard({
  id,
  draft: { instructions, minutes, leavingASection, breaks, tools },
}: {
  id: string;
  draft: Pick<TestDraft, "instructions" | "minutes" | "leavingASection" | "breaks" | "tools">;
}) {
  return (
    <BuilderCard name="general" title={texts.general} to={`${builderAddress(id)}/general`}>
      <p className={styles.text}>{instructions || texts.noInstructions}</p>
      <p>
        {oneText(
          minutes === null ? texts.untimed : texts.wholeTime(minutes),
          texts.leaving[leavingASection],
          breaksInWords(breaks),
          texts.tools(tools.map((tool) => toolTexts.names[tool])),
        )}
      </p>
    </BuilderCard>
  );
}

function breaksInWords(breaks: TestDraft["breaks"]): string {
  switch (breaks.kind) {
    case "none":
      return texts.breaks.none;
    case "fixed":
      return texts.breaks.fixed(breaks.breaks.length);
    case "pool":
      return texts.breaks.pool(breaks.minutes);
    default:
      return breaks satisfies never;
  }
}

export function MarksCard({
  id,
  sections,
  rules: { marks, pass },
}: {
  id: string;
  sections: ReadonlyArray<{ id: string; title: string }>;
  rules: Pick<DeliveryRules, "marks" | "pass">;
}) {
  return (
    <BuilderCard name="marks" title={texts.marks} to={`${builderAddress(id)}/marks`}>
      <ul>
        {sections.flatMap((section) => {
          const given = marks[section.id];
          if (!given) return [];
          const [right, wrong, omitted] = [given.right, given.wrong, given.omitted].map(writeMarks);
          return [
            <li key={section.id}>
              {auditTexts.marksOfSection(section.title, {
                right: right ?? "",
                wrong: wrong ?? "",
                omitted: omitted ?? "",
              })}
            </li>,
          ];
        })}
      </ul>
      <p>{passInWords(pass, sections)}</p>
    </BuilderCard>
  );
}

export function DeliveryCard({
  id,
  delivery: { course, opens, closes, attemptsMax, rules },
}: {
  id: string;
  delivery: {
    course: string | null;
    opens: string | null;
    closes: string | null;
    attemptsMax: number | null;
    rules: Pick<DeliveryRules, "release">;
  };
}) {
  const times = [opens && texts.opens(opens), closes && texts.closes(closes)].filter(Boolean).join(" ");
  return (
    <BuilderCard name="delivery" title={texts.delivery} to={`${builderAddress(id)}/delivery`}>
      <p>
        {oneText(
          course === null ? texts.forEverybody : texts.forCourse(course),
          times || texts.anyTime,
          attemptsMax === null ? texts.anyAttempts : texts.attempts(attemptsMax),
        )}
      </p>
      <p>{releaseInWords(rules.release)}</p>
    </BuilderCard>
  );
}

function releaseInWords({ score, solutions }: Release): string {
  if (score === "by-hand") return texts.shown.later;
  return solutions === "by-hand" ? texts.shown.solutionsLater : texts.shown.all;
}
