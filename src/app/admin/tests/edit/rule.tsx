/** One rule of a section: how many questions it draws, and of which. */

import { useEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { refuse } from "../../../../core/schemas.ts";
import { listLabels } from "../../../../modules/questions/queries/list-labels.server.ts";
import { STIMULUS_KINDS, type StimulusKind } from "../../../../modules/stimuli/rules.ts";
import { listLessonsBySubject } from "../../../../modules/subjects/queries/list-lessons-by-subject.server.ts";
import { chosenIn, RULE_BOXES, type RuleChosen, RuleForm } from "../../../../modules/tests/builder-forms.ts";
import { fixedQuestionsOf } from "../../../../modules/tests/draft.ts";
import { countMatching } from "../../../../modules/tests/queries/count-matching.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { withDone } from "../../shared/done.ts";
import { sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/rule";
import styles from "./builder.module.css";
import { BuilderForm } from "./form.tsx";
import { RuleBoxes } from "./rule/boxes.tsx";
import { filterOf, placesOf } from "./rule/filter.server.ts";
import { useMatching } from "./rule/use-matching.ts";
import { requireRule, saveDraftForm } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.rule;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, test, section, rule, number } = await requireRule(context, params);
  const { db } = context.get(servicesContext);
  const from = rule?.from ?? {};
  const subjects = await listLessonsBySubject(db, admin);
  const labels = await listLabels(db, admin);
  return {
    ...{ testId: test.id, sectionId: section.id, sectionTitle: section.title, number },
    basedOn: test.updatedAt.toISOString(),
    count: String(rule?.count ?? ""),
    unit: rule?.unit ?? null,
    offered: {
      subjects: subjects.map(({ id, name, lessons }) => ({
        ...{ id, name },
        lessons: lessons.map(({ id, title }) => ({ id, title })),
      })),
      labels: labels.map(({ id, kind, name }) => ({ id, kind, name })),
    },
    stored: {
      place: placesOf(from, subjects),
      area: from.areas ?? [],
      type: from.types ?? [],
      category: from.categories ?? [],
      difficulty: from.difficulties ?? [],
    } satisfies RuleChosen,
    matching: await countMatching(db, admin, rule ?? { from }, fixedQuestionsOf(test.draft)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { rule: present, number, ...found } = await requireRule(context, params);
  const { db } = context.get(servicesContext);
  const index = present && number - 1;
  const sectionId = found.section.id;
  const subjects = await listLessonsBySubject(db, found.admin);
  const schema = z.pipe(
    RuleForm,
    z.transform((input, context) => {
      const from = filterOf(input, subjects);
      if (!from) refuse(context, texts.emptySubject);
      const { count, unit } = input;
      return { kind: "rule" as const, sectionId, index, rule: { count, from: from ?? {}, ...(unit && { unit }) } };
    }),
  );
  const next = withDone(sectionAddress(found.test.id, sectionId), "", "test-saved");
  return saveDraftForm(context, request, found, schema, next, RULE_BOXES);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.number ?? 1)) }];
}

export default function RuleOfSection({ loaderData, actionData }: Route.ComponentProps) {
  const { testId, sectionId, sectionTitle, number, basedOn, count, unit, offered, stored } = loaderData;
  const values = actionData?.values ?? { count, unit: unit?.kind, unitQuestions: String(unit?.questions ?? "") };
  const chosen = actionData ? chosenIn(actionData.values) : stored;
  const isAlive = useHydrated();
  const form = useRef<HTMLDivElement>(null);
  const matching = useMatching(testId, actionData ? null : loaderData.matching);
  const [wanted, setWanted] = useState(Number(values.count) || 0);
  const [kind, setKind] = useState(kindIn(values.unit));
  const read = (element: HTMLFormElement) => {
    const fields = new FormData(element);
    setWanted(Number(fields.get("count")) || 0);
    setKind(kindIn(fields.get("unit")));
    matching.ask(fields);
  };
  // What was chosen before scripts ran, or filled in again by the browser.
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
            reply={actionData}
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
