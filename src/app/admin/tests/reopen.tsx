/** Opens a test again for one student, with the reason that the student reads. */
import { redirect } from "react-router";
import type { z } from "zod/mini";
import { adminTexts } from "../../../content/en/admin.ts";
import { testResultTexts } from "../../../content/en/test-results.ts";
import { reopenTest } from "../../../modules/tests/commands/reopen-test.server.ts";
import { findRelease } from "../../../modules/tests/queries/find-release.server.ts";
import { REOPENING_REASON_MAX, ReopeningForm } from "../../../modules/tests/reopening-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextAreaField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, type Given, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { withDone } from "../shared/done.ts";
import type { Route } from "./+types/reopen";
import { LIST, resultsAddress } from "./addresses.ts";
import { requireTest } from "./change/steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = testResultTexts.reopen;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  if (!(await findRelease(context.get(servicesContext).db, admin, test.id))) {
    throw redirect(withDone(LIST, "", "test-gone"));
  }
  return { id: test.id, title: test.version.title, email: url.searchParams.get("email") ?? "" };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const form = { schema: ReopeningForm, fields: await readForm(request) };
  const run = (asked: z.infer<typeof ReopeningForm>, { accounts, now }: Given) =>
    reopenTest(accounts, admin, { testId: test.id, ...asked }, now);
  return formAction(context, form, run, {
    reopened: redirect(withDone(resultsAddress(test.id), "", "test-reopened")),
    "not-needed": 409,
    "in-progress": 409,
    "not-found": { errors: { email: texts.unknown } },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function ReopenTest({ loaderData: { id, title, email }, actionData }: Route.ComponentProps) {
  const reply = describeReply(actionData, adminTexts.notDone, {
    "not-needed": texts.notNeeded,
    "in-progress": texts.inProgress,
    "not-found": {},
  });
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(title)}
        text={texts.text}
        back={{ to: resultsAddress(id), label: testResultTexts.release.back }}
      />
      <Card as="section">
        <FormFrame schema={ReopeningForm} {...reply}>
          <TextField
            label={texts.email}
            name="email"
            type="email"
            required
            autoComplete="off"
            defaultValue={actionData?.values.email ?? email}
          />
          <TextAreaField
            label={texts.reason}
            name="reason"
            hint={texts.reasonHint}
            rows={3}
            required
            maxLength={REOPENING_REASON_MAX}
            defaultValue={actionData?.values.reason}
          />
          <div className="cluster gap-3">
            <Button busyLabel={texts.busy}>{texts.confirm}</Button>
          </div>
        </FormFrame>
      </Card>
    </div>
  );
}
