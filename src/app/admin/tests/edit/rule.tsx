/** One rule of a section: how many questions it draws, and of which. */
import { useEffect, useRef, useState } from "react";
import { adminTexts } from "../../../../content/en/admin.ts";
import { itemTexts } from "../../../../content/en/items.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { listLabels } from "../../../../modules/questions/queries/list-labels.server.ts";
import { listLessonsBySubject } from "../../../../modules/subjects/queries/list-lessons-by-subject.server.ts";
import { RuleForm, subjectPlace } from "../../../../modules/tests/builder-forms.ts";
import { fixedQuestionsOf } from "../../../../modules/tests/draft.ts";
import { EXAM_PLANS } from "../../../../modules/tests/exam-plans.ts";
import { countMatching } from "../../../../modules/tests/queries/count-matching.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { labelOptions } from "../../questions/label-options.ts";
import { withDone } from "../../shared/done.ts";
import { sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/rule";
import styles from "./builder.module.css";
import { BuilderForm } from "./form.tsx";
import { filterOf } from "./rule/filter.server.ts";
import { useMatching } from "./rule/use-matching.ts";
import { requireRule, saveDraftForm } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.rule;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, test, section, rule, number } = await requireRule(context, params);
  const { db } = context.get(servicesContext);
  const from = rule?.from ?? {};
  const chosen = new Set<string>(from.lessons);
  const subjects = await listLessonsBySubject(db, admin);
  return {
    ...{ testId: test.id, sectionId: section.id, sectionTitle: section.title, number },
    basedOn: test.updatedAt.toISOString(),
    count: String(rule?.count ?? ""),
    subjects: subjects.map(({ id, name, lessons }) => {
      const isWhole = lessons.every((lesson) => chosen.has(lesson.id));
      return {
        ...{ id, name, isWhole },
        lessons: lessons.map(({ id, title }) => ({ id, title, isChosen: !isWhole && chosen.has(id) })),
      };
    }),
    areas: from.areas ?? [],
    types: from.types ?? [],
    labels: (await listLabels(db, admin)).map(({ id, kind, name }) => ({ id, kind, name })),
    chosenLabels: [...(from.categories ?? []), ...(from.difficulties ?? [])],
    matching: await countMatching(db, admin, from, fixedQuestionsOf(test.draft)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { rule: present, number, ...found } = await requireRule(context, params);
  const { db } = context.get(servicesContext);
  const index = present && number - 1;
  const sectionId = found.section.id;
  const subjects = await listLessonsBySubject(db, found.admin);
  const schema = RuleForm.transform((input, context) => {
    const from = filterOf(input, subjects);
    if (!from) context.addIssue({ code: "custom", path: [], message: texts.emptySubject });
    return { kind: "rule" as const, sectionId, index, rule: { count: input.count, from: from ?? {} } };
  });
  const next = withDone(sectionAddress(found.test.id, sectionId), "", "test-saved");
  return saveDraftForm(context, request, found, schema, next);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.number ?? 1)) }];
}

export default function RuleOfSection({ loaderData, actionData }: Route.ComponentProps) {
  const { testId, sectionId, sectionTitle, number, basedOn, count, subjects, areas, types } = loaderData;
  const { labels, chosenLabels } = loaderData;
  const form = useRef<HTMLDivElement>(null);
  const matching = useMatching(testId, loaderData.matching);
  const [wanted, setWanted] = useState(Number(actionData?.values.count ?? count) || 0);
  const read = (element: HTMLFormElement) => {
    const fields = new FormData(element);
    setWanted(Number(fields.get("count")) || 0);
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
            more={<output className={styles.match}>{matchingInWords(matching.count, wanted)}</output>}
          >
            <div className={styles.short}>
              <TextField
                label={texts.count}
                name="count"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={actionData?.values.count ?? count}
              />
            </div>
            <fieldset className={styles.group}>
              <legend className={styles.heading}>{texts.places}</legend>
              {subjects.map(({ id, name, isWhole, lessons }) => {
                const chosen = lessons.filter(({ isChosen }) => isChosen).length;
                return (
                  <details key={id} className={styles.details} open={isWhole || chosen > 0}>
                    <summary>{name}</summary>
                    <div className={styles.boxes}>
                      <Box name="place" value={subjectPlace(id)} label={texts.whole(name)} isChosen={isWhole} />
                      {lessons.map((lesson) => (
                        <Box
                          key={lesson.id}
                          name="place"
                          value={lesson.id}
                          label={lesson.title}
                          isChosen={lesson.isChosen}
                        />
                      ))}
                    </div>
                  </details>
                );
              })}
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.heading}>{texts.areas}</legend>
              {EXAM_PLANS.map((plan) => (
                <details
                  key={plan.id}
                  className={styles.details}
                  open={plan.areas.some(({ code }) => areas.includes(code))}
                >
                  <summary>{plan.title}</summary>
                  <div className={styles.boxes}>
                    {plan.areas.map(({ code, name }) => (
                      <Box key={code} name="area" value={code} label={name} isChosen={areas.includes(code)} />
                    ))}
                  </div>
                </details>
              ))}
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.heading}>{texts.types}</legend>
              <div className={styles.boxes}>
                {Object.entries(itemTexts.types).map(([type, { name }]) => (
                  <Box key={type} name="type" value={type} label={name} isChosen={types.includes(type)} />
                ))}
              </div>
            </fieldset>
            {(["category", "difficulty"] as const).map(
              (kind) =>
                labels.some((label) => label.kind === kind) && (
                  <fieldset key={kind} className={styles.group}>
                    <legend className={styles.heading}>{texts.labels[kind]}</legend>
                    <div className={styles.boxes}>
                      {labelOptions(labels, kind).map(({ value, label }) => (
                        <Box
                          key={value}
                          name={kind}
                          value={value}
                          label={label}
                          isChosen={chosenLabels.some((id) => id === value)}
                        />
                      ))}
                    </div>
                  </fieldset>
                ),
            )}
          </BuilderForm>
        </div>
      </Card>
    </div>
  );
}

/** One of many: without a place for an error of its own. */
function Box({ name, value, label, isChosen }: { name: string; value: string; label: string; isChosen: boolean }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  );
}

function matchingInWords(count: number | "counting" | "failed", wanted: number): string {
  if (count === "counting") return texts.counting;
  if (count === "failed") return texts.notCounted;
  return wanted > 0 ? texts.matchOf(count, wanted) : texts.match(count);
}
