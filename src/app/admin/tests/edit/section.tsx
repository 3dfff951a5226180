/** One section of a test of the institute: how it is taken, and where its questions come from. */
import { useMemo } from "react";
import { Outlet } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { sectionForm } from "../../../../modules/tests/builder-forms.ts";
import { fixedQuestionsOf } from "../../../../modules/tests/draft.ts";
import { countMatching } from "../../../../modules/tests/queries/count-matching.server.ts";
import { listFixedQuestions } from "../../../../modules/tests/queries/list-fixed-questions.server.ts";
import { questionCountOf, SECTION_INSTRUCTIONS_MAX, TITLE_MAX } from "../../../../modules/tests/test-version.ts";
import { Card } from "../../../../ui/card.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../../ui/fields.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { withDone } from "../../shared/done.ts";
import { DoneNotice } from "../../shared/done-notice.tsx";
import { builderAddress, sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/section";
import styles from "./builder.module.css";
import { BuilderForm, valuesOf } from "./form.tsx";
import { FixedQuestions } from "./section/fixed-questions.tsx";
import { Rules } from "./section/rules.tsx";
import { requireSection, saveDraftForm } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.section;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, test, section } = await requireSection(context, params);
  const { db } = context.get(servicesContext);
  const { id, title, instructions, minutes, onEarlyEnd, content, navigation, answerRequired, shuffle, source } =
    section;
  const fixed = fixedQuestionsOf(test.draft);
  const rules = source.kind === "drawn" ? source.rules : [];
  return {
    ...{ testId: test.id, testTitle: test.title, id, title, basedOn: test.updatedAt.toISOString() },
    count: questionCountOf(section),
    stored: {
      ...{ title, instructions, minutes: String(minutes ?? ""), onEarlyEnd, content, navigation, shuffle },
      ...{ source: source.kind, ...(answerRequired && { answerRequired: "on" }) },
    },
    questions: source.kind === "fixed" ? await listFixedQuestions(db, admin, source.questions) : null,
    rules: await Promise.all(
      rules.map(async (rule) => ({ ...rule, matching: await countMatching(db, admin, rule, fixed) })),
    ),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await requireSection(context, params);
  const here = sectionAddress(found.test.id, found.section.id);
  return saveDraftForm(context, request, found, sectionForm(found.section.id), withDone(here, "", "test-saved"));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(`${loaderData?.title ?? ""}, ${loaderData?.testTitle ?? ""}`) }];
}

export default function SectionOfTest({ loaderData, actionData }: Route.ComponentProps) {
  const { testId, testTitle, id, title, stored, basedOn, count, questions, rules } = loaderData;
  const values = valuesOf(actionData, stored);
  const schema = useMemo(() => sectionForm(id), [id]);
  const select = (
    name: "onEarlyEnd" | "content" | "navigation" | "shuffle" | "source",
    label: string,
    options: Readonly<Record<string, string>>,
    hint?: string,
  ) => (
    <SelectField
      label={label}
      name={name}
      hint={hint}
      defaultValue={values[name]}
      options={Object.entries(options).map(([value, words]) => ({ value, label: words }))}
    />
  );
  return (
    <div className="stack gap-5">
      <PageHeading
        title={title}
        text={testTitle}
        back={{ to: builderAddress(testId), label: testBuilderTexts.builder.backToTest }}
      />
      <DoneNotice />
      <Outlet />
      <Card as="section" className={styles.form}>
        <BuilderForm key={`${id} ${basedOn}`} schema={schema} reply={actionData} basedOn={basedOn}>
          <TextField
            label={texts.name}
            name="title"
            required
            maxLength={TITLE_MAX}
            autoComplete="off"
            defaultValue={values.title}
          />
          <TextAreaField
            label={texts.instructions}
            name="instructions"
            isOptional
            rows={2}
            maxLength={SECTION_INSTRUCTIONS_MAX}
            defaultValue={values.instructions}
          />
          <TextField
            label={texts.minutes}
            name="minutes"
            isOptional
            hint={texts.minutesHint}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.minutes}
          />
          <div className={styles.row}>
            {select("onEarlyEnd", texts.early, texts.earlies)}
            {select("navigation", texts.navigation, texts.navigations)}
          </div>
          <CheckboxField
            label={texts.required}
            name="answerRequired"
            defaultChecked={values.answerRequired !== undefined}
          />
          {select("shuffle", texts.shuffle, texts.shuffles)}
          {select("content", texts.content, texts.contents, texts.contentHint)}
          {select("source", texts.source, texts.sources, texts.sourceHint(count))}
        </BuilderForm>
      </Card>
      {questions ? (
        <FixedQuestions testId={testId} sectionId={id} questions={questions} />
      ) : (
        <Rules testId={testId} sectionId={id} rules={rules} />
      )}
    </div>
  );
}
