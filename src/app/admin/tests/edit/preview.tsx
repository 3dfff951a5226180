/** A test of the institute as a student would get it, question by question. There is no attempt, so nothing is left of it. */
import { useEffect, useRef, useState } from "react";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { AnswerItem } from "../../../../items/registry/answer-views.tsx";
import { type OpenItem, withAnswer } from "../../../../items/registry/models.ts";
import { previewTest } from "../../../../modules/tests/queries/preview-test.server.ts";
import { TestVersion } from "../../../../modules/tests/test-version.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { pageNumberIn } from "../../../shared/page-number.ts";
import { builderAddress } from "../addresses.ts";
import type { Route } from "./+types/preview";
import styles from "./builder.module.css";
import { requireInstituteTest } from "./steps.server.ts";

const texts = testBuilderTexts.preview;

const EXAMPLE = "example";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { admin, test } = await requireInstituteTest(context, params.testId);
  const search = new URL(request.url).searchParams;
  const position = pageNumberIn(search);
  const example = Math.min(Math.max(Math.trunc(Number(search.get(EXAMPLE)) || 1), 1), 1_000);
  const version = TestVersion.safeParse(test.draft).data;
  const { db } = context.get(servicesContext);
  const preview = version ? await previewTest(db, admin, version, { seed: example, position }) : null;
  const { leavingASection, instructions, minutes, breaks } = test.draft;
  return {
    ...{ id: test.id, title: test.title, position, example, instructions, leavingASection, minutes },
    isDrawn: test.draft.sections.some(({ source }) => source.kind === "drawn"),
    sections: test.draft.sections.map(({ id, title, instructions, minutes, navigation, answerRequired }, index) => ({
      ...{ title, instructions, minutes, navigation, answerRequired },
      count: preview?.counts[index] ?? 0,
      breakAfter: breaks.kind === "fixed" ? (breaks.breaks.find(({ after }) => after === id)?.minutes ?? null) : null,
    })),
    shown: preview?.shown ?? null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function PreviewOfTest({ loaderData }: Route.ComponentProps) {
  const { id, title, position, example, isDrawn, instructions, sections, shown } = loaderData;
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const address = (page: number, of = example) =>
    `?${new URLSearchParams({ page: String(page), [EXAMPLE]: String(of) })}`;
  const section = shown && sections[shown.section];
  const limits = shown && section && limitsInWords(loaderData, section, shown, position === total);
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
                {texts.section(section.title, shown.section + 1, sections.length)}
                {" · "}
                {timeInWords(section.minutes, loaderData.minutes)}
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

type Shown = Route.ComponentProps["loaderData"];

/** What binds a student at this question, and not who looks at it here. */
function limitsInWords(
  { leavingASection, sections }: Shown,
  { answerRequired, navigation, breakAfter, count }: Shown["sections"][number],
  { section, number }: NonNullable<Shown["shown"]>,
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
