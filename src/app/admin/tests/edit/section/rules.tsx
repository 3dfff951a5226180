import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import type { DrawRule } from "../../../../../modules/tests/test-version.ts";
import { Badge } from "../../../../../ui/badge.tsx";
import { LinkButton } from "../../../../../ui/button.tsx";
import { EmptyState } from "../../../../../ui/page/empty-state.tsx";
import { VisuallyHidden } from "../../../../../ui/visually-hidden.tsx";
import { sectionAddress } from "../../addresses.ts";
import styles from "../builder.module.css";
import { BuilderCard } from "../cards.tsx";
import { filterInWords } from "./filter-in-words.ts";

const texts = testBuilderTexts.section;

/** With fewer to spare a withdrawal or two keeps the test from being what it says. */
const SPARE_MIN = 3;

/** The rules by which a section is drawn, each with how many questions match it. */
export function Rules({
  testId,
  sectionId,
  rules,
}: {
  testId: string;
  sectionId: string;
  rules: ReadonlyArray<DrawRule & { matching: number }>;
}) {
  const here = sectionAddress(testId, sectionId);
  const add = (
    <LinkButton to={`${here}/rules/new`} icon="plus">
      {texts.addRule}
    </LinkButton>
  );
  return (
    <BuilderCard name="rules" title={texts.rules} actions={rules.length > 0 && add}>
      {rules.length === 0 ? (
        <EmptyState icon="list" title={texts.noRules} text={texts.noRulesText}>
          {add}
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {rules.map(({ count, from, unit = null, matching }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity, only a place.
            <li key={index} className={styles.item}>
              <div className={styles.words}>
                <p>
                  <span>{`${texts.rule(index + 1)}: ${texts.draws(count, matching, unit)}`}</span>{" "}
                  <Spare spare={matching - count} unit={unit} />
                </p>
                <p className={styles.quiet}>{filterInWords(from)}</p>
                {matching >= count && matching - count < SPARE_MIN && (
                  <p className={styles.quiet}>{texts.nearText(matching - count, unit)}</p>
                )}
              </div>
              <span className="cluster gap-1">
                <LinkButton to={`${here}/rules/${index + 1}`} variant="quiet" size="sm" icon="edit">
                  {texts.editRule}
                  <VisuallyHidden>{` ${texts.rule(index + 1)}`}</VisuallyHidden>
                </LinkButton>
                <LinkButton
                  to={`${here}/rules/${index + 1}/remove`}
                  variant="quiet"
                  size="sm"
                  icon="trash"
                  preventScrollReset
                  data-danger=""
                >
                  {texts.remove}
                  <VisuallyHidden>{` ${texts.rule(index + 1)}`}</VisuallyHidden>
                </LinkButton>
              </span>
            </li>
          ))}
        </ol>
      )}
    </BuilderCard>
  );
}

function Spare({ spare, unit }: { spare: number; unit: DrawRule["unit"] | null }) {
  if (spare < 0) return <Badge tone="danger">{texts.tooFew(-spare, unit ?? null)}</Badge>;
  return spare < SPARE_MIN ? <Badge tone="warning">{texts.near}</Badge> : null;
}
