/** One question of a test that is looked at as a student would get it, and the way to those beside it. */
import { useEffect, useRef, useState } from "react";
import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import { AnswerItem } from "../../../../../items/registry/answer-views.tsx";
import { type OpenItem, withAnswer } from "../../../../../items/registry/models.ts";
import type { TestVersion } from "../../../../../modules/tests/test-version.ts";
import { LinkButton } from "../../../../../ui/button.tsx";
import { Card } from "../../../../../ui/card.tsx";
import { oneText } from "../../../../../ui/one-text.ts";
import { EmptyState } from "../../../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../../../ui/page/page-heading.tsx";
import { builderAddress } from "../../addresses.ts";
import styles from "../builder.module.css";

const texts = testBuilderTexts.preview;

/** The name in the address of which example of a drawn test is shown. */
export const EXAMPLE = "example";

type Section = Pick<
  TestVersion["sections"][number],
  "title" | "instructions" | "minutes" | "navigation" | "answerRequired"
> & {
  count: number;
  /** In minutes. */
  breakAfter: number | null;
};

/** The test, and the question at `position`; null when it has none yet. */
export type Preview = Pick<TestVersion, "instructions" | "leavingASection" | "minutes"> & {
  id: string;
  title: string;
  position: number;
  example: number;
  isDrawn: boolean;
  sections: ReadonlyArray<Section>;
  shown: { section: number; number: number; item: OpenItem } | null;
};

export function PreviewScreen({ preview }: { preview: Preview }) {
  const { id, title, position, example, isDrawn, instructions, sections, shown } = preview;
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const address = (page: number, of = example) =>
    `?${new URLSearchParams({ page: String(page), [EXAMPLE]: String(of) })}`;
  const section = shown && sections[shown.section];
  const limits = shown && section && limitsInWords(preview, section, shown, position === total);
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(address(position));
  const here = address(position);
  // Another question is news; the page itself was told when it opened.
  useEffect(() => {
    if (here !== opened.current) heading.current?.focus();
    opened.current = "";
  }, [here]);
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(title)}
        text={texts.text}
        back={{ to: builderAddress(id), label: testBuilderTexts.builder.backToTest }}
      >
        {isDrawn && (
          <LinkButton to={address(1, example + 1)} variant="secondary" icon="refresh" title={texts.anotherText}>
            {texts.another}
          </LinkButton>
        )}
      </PageHeading>
      {shown && section ? (
        <>
          {position === 1 && instructions && <p className={styles.text}>{instructions}</p>}
          <Card as="section" aria-labelledby="question" className="stack gap-4">
            <div className="stack gap-1">
              <h2 id="question" ref={heading} tabIndex={-1} className={styles.heading}>
                {texts.question(shown.number, section.count)}
              </h2>
              <p className={styles.quiet}>
                {oneText(
                  texts.section(section.title, shown.section + 1, sections.length),
                  "·",
                  timeInWords(section.minutes, preview.minutes),
                )}
              </p>
            </div>
            {shown.number === 1 && section.instructions && <p className={styles.text}>{section.instructions}</p>}
            <Tried key={`${example} ${position}`} item={shown.item} />
            <div className="cluster between gap-3">
              {position > 1 ? (
                <LinkButton to={address(position - 1)} variant="secondary" preventScrollReset>
                  {texts.previous}
                </LinkButton>
              ) : (
                <span />
              )}
              {position < total && (
                <LinkButton to={address(position + 1)} preventScrollReset>
                  {texts.next}
                </LinkButton>
              )}
            </div>
            {limits && <p className={styles.quiet}>{limits}</p>}
          </Card>
        </>
      ) : (
        <EmptyState icon="list" title={texts.none} text={texts.noneText} />
      )}
    </div>
  );
}

function timeInWords(ofSection: number | null, ofTest: number | null): string {
  if (ofSection !== null) return texts.minutes(ofSection);
  return ofTest === null ? texts.untimed : texts.wholeTime(ofTest);
}

/** Rules that bind a student at this question, and not the viewer of the preview. */
function limitsInWords(
  { leavingASection, sections }: Preview,
  { answerRequired, navigation, breakAfter, count }: Section,
  { section, number }: NonNullable<Preview["shown"]>,
  isLast: boolean,
): string {
  const isEndOfSection = number === count && !isLast;
  return [
    ...(answerRequired ? [texts.required] : []),
    ...(navigation === "forward" ? [texts.forward] : []),
    ...(leavingASection === "closes" && section < sections.length - 1 ? [texts.closes] : []),
    ...(isEndOfSection && breakAfter !== null ? [texts.breakAfter(breakAfter)] : []),
    ...(isLast ? [texts.end] : []),
  ].join(" ");
}

function Tried({ item: blank }: { item: OpenItem }) {
  const [item, setItem] = useState(blank);
  return <AnswerItem item={item} disabled={false} onChange={(answer) => setItem(withAnswer(item, answer))} />;
}
