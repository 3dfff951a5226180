/** Gives extra minutes to all who are in a test now, or to one of them: asks how many and why, says who gets them, then gives them. */
import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import type { z } from "zod/mini";
import { adminTexts } from "../../../content/en/admin.ts";
import { testResultTexts } from "../../../content/en/test-results.ts";
import { newId, parseId } from "../../../core/id.ts";
import { giveExtraMinutes } from "../../../modules/attempts/commands/give-extra-minutes.server.ts";
import { EXTRA_REASON_MAX, ExtraMinutesForm } from "../../../modules/attempts/extra-minutes-form.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { findRunningStudent } from "../../../modules/tests/queries/list-running.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextAreaField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { formAction, type Given, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { withDone } from "../shared/done.ts";
import type { Route } from "./+types/extra-minutes";
import { liveAddress } from "./addresses.ts";
import { requireTest } from "./change/steps.server.ts";
import styles from "./form.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = testResultTexts.extra;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const { db } = context.get(servicesContext);
  const now = context.get(nowContext);
  const { id, version } = test;
  const one = url.searchParams.get("attempt");
  const attemptId = parseId<"attempt">(one ?? undefined);
  const name = attemptId ? await findRunningStudent(db, admin, id, attemptId, now) : null;
  // Who has submitted meanwhile is no longer in the list either.
  if (one !== null && name === null) throw redirect(liveAddress(id));
  await recordView(db, admin, { what: "test.watched", people: name === null ? 0 : 1 }, now);
  const hasClocks = version.sections.length > 1 && version.leavingASection === "closes";
  return { id, title: version.title, attemptId, name, hasClocks, gift: newId<"gift">() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const form = { schema: ExtraMinutesForm, fields: await readForm(request) };
  const run = (asked: z.infer<typeof ExtraMinutesForm>, { db, now }: Given) => {
    const { attempt: attemptId, gift: giftId, minutes, reason, confirmed } = asked;
    const isConfirmed = confirmed === String(minutes);
    return giveExtraMinutes(db, admin, { testId: test.id, attemptId, giftId, minutes, reason, isConfirmed }, now);
  };
  return formAction(context, form, run, {
    given: ({ students }) => redirect(withDone(liveAddress(test.id), "", "extra-minutes-given", students)),
    "to-confirm": ({ students }, { input: { minutes } }) => ({ status: 200, students, minutes }),
    nobody: 409,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function GiveExtraMinutes({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, attemptId, name, hasClocks, gift } = loaderData;
  const reply = describeReply(actionData, adminTexts.notDone, { "to-confirm": {}, nobody: texts.nobody });
  const asked = actionData?.code === "to-confirm" ? actionData : null;
  const values = actionData?.values;
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(title)}
        text={`${name === null ? texts.forAll : texts.forOne(name)}${hasClocks ? ` ${texts.sections}` : ""}`}
        back={{ to: liveAddress(id), label: texts.back }}
      />
      <Card as="section">
        <FormFrame schema={ExtraMinutesForm} {...reply}>
          <input type="hidden" name="attempt" value={attemptId ?? ""} />
          {/* Made once for what is typed here, however often it is sent. */}
          <input type="hidden" name="gift" value={values?.gift ?? gift} />
          <div className={styles.one}>
            <TextField
              label={texts.minutes}
              name="minutes"
              inputMode="numeric"
              required
              autoComplete="off"
              defaultValue={values?.minutes}
            />
          </div>
          <TextAreaField
            label={texts.reason}
            name="reason"
            hint={texts.reasonHint}
            rows={3}
            required
            maxLength={EXTRA_REASON_MAX}
            defaultValue={values?.reason}
          />
          {asked && <Question minutes={asked.minutes} students={asked.students} />}
          <div className="cluster gap-3">
            {asked ? (
              <Button name="confirmed" value={asked.minutes} busyLabel={texts.busy}>
                {texts.confirm(asked.minutes)}
              </Button>
            ) : (
              <Button busyLabel={texts.busy}>{texts.next}</Button>
            )}
          </div>
        </FormFrame>
      </Card>
    </div>
  );
}

/** What is about to happen, focused so that it is read before the button is pressed. */
function Question({ minutes, students }: { minutes: number; students: number }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tone="warning" title={texts.ask(minutes, students)}>
      {texts.askText}
    </Alert>
  );
}
