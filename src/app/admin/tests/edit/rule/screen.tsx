/** The form of a rule: how many questions it draws, of which, and how many match while that is chosen. */
import { useEffect, useRef, useState } from "react";
import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import { STIMULUS_KINDS, type StimulusKind } from "../../../../../modules/stimuli/rules.ts";
import { chosenIn, type RuleChosen, RuleForm } from "../../../../../modules/tests/builder-forms.ts";
import type { DrawRule } from "../../../../../modules/tests/test-version.ts";
import { Card } from "../../../../../ui/card.tsx";
import { SelectField, TextField } from "../../../../../ui/fields.tsx";
import { useHydrated } from "../../../../../ui/hydrated.ts";
import { PageHeading } from "../../../../../ui/page/page-heading.tsx";
import { sectionAddress } from "../../addresses.ts";
import styles from "../builder.module.css";
import { BuilderForm, type BuilderReply } from "../form.tsx";
import { type Offered, RuleBoxes } from "./boxes.tsx";
import { useMatching } from "./use-matching.ts";

const texts = testBuilderTexts.rule;

/** A rule as it is stored, what it can draw from, and what the number of questions that match was when it was opened. */
export type ShownRule = {
  testId: string;
  sectionId: string;
  sectionTitle: string;
  /** Its place among the rules of the section. */
  number: number;
  basedOn: string;
  count: string;
  unit: DrawRule["unit"] | null;
  offered: Offered;
  stored: RuleChosen;
  matching: number;
};

export function RuleScreen({ rule, reply }: { rule: ShownRule; reply: BuilderReply | undefined }) {
  const { testId, sectionId, sectionTitle, number, basedOn, count, unit, offered, stored } = rule;
  const values = reply?.values ?? { count, unit: unit?.kind, unitQuestions: String(unit?.questions ?? "") };
  const chosen = reply ? chosenIn(reply.values) : stored;
  const isAlive = useHydrated();
  const form = useRef<HTMLDivElement>(null);
  const matching = useMatching(testId, reply ? null : rule.matching);
  const [wanted, setWanted] = useState(Number(values.count) || 0);
  const [kind, setKind] = useState(kindIn(values.unit));
  const read = (element: HTMLFormElement) => {
    const fields = new FormData(element);
    setWanted(Number(fields.get("count")) || 0);
    setKind(kindIn(fields.get("unit")));
    matching.ask(fields);
  };
  // Takes over choices made before scripts ran, or filled in again by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const element = form.current?.querySelector("form");
    if (element) read(element);
  }, []);
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(number)}
        text={texts.text}
        back={{ to: sectionAddress(testId, sectionId), label: sectionTitle }}
      />
      <Card as="section">
        <div ref={form}>
          <BuilderForm
            key={basedOn}
            schema={RuleForm}
            reply={reply}
            basedOn={basedOn}
            saveLabel={texts.save}
            onChange={read}
            more={<output className={styles.match}>{matchingInWords(matching.count, wanted, kind)}</output>}
          >
            <SelectField
              label={texts.unit}
              name="unit"
              defaultValue={values.unit ?? ""}
              options={Object.entries(texts.units).map(([value, label]) => ({ value, label }))}
            />
            <div className={styles.short}>
              <TextField
                label={texts.counts[kind ?? ""]}
                name="count"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={values.count}
              />
            </div>
            {/* Before scripts run it is there for all kinds. */}
            {(kind === "passage" || !isAlive) && (
              <div className={styles.short}>
                <TextField
                  label={texts.unitQuestions}
                  name="unitQuestions"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={values.unitQuestions}
                />
              </div>
            )}
            <RuleBoxes offered={offered} chosen={chosen} hasTypes={kind === null} />
          </BuilderForm>
        </div>
      </Card>
    </div>
  );
}

function kindIn(value: FormDataEntryValue | null | undefined): StimulusKind | null {
  return STIMULUS_KINDS.find((kind) => kind === value) ?? null;
}

function matchingInWords(
  count: number | "counting" | "failed" | null,
  wanted: number,
  kind: StimulusKind | null,
): string {
  const unit = kind && { kind, questions: 0 };
  if (count === null) return "";
  if (count === "counting") return texts.counting;
  if (count === "failed") return texts.notCounted;
  return wanted > 0 ? texts.matchOf(count, wanted, unit) : texts.match(count, unit);
}
