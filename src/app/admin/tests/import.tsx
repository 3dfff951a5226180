/** A test of the institute from a file that another one was exported to. */
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../content/en/test-builder.ts";
import { TestFileForm } from "../../../modules/tests/builder-forms.ts";
import { createTest } from "../../../modules/tests/commands/create-test.server.ts";
import { parseTestFile } from "../../../modules/tests/test-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { withDone } from "../shared/done.ts";
import type { Route } from "./+types/import";
import { builderAddress, LIST } from "./addresses.ts";
import styles from "./edit/builder.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

export const handle = { body: "file" } satisfies RouteHandle;

const texts = testBuilderTexts.importing;

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: TestFileForm, fields: await readFormWithFiles(request) };
  return formAction(
    context,
    form,
    async ({ file }, { db, now }) => {
      const read = parseTestFile(await file.text());
      return read
        ? createTest(db, admin, { title: "", origin: { kind: "file", file: read } }, now)
        : { kind: "unreadable" as const };
    },
    {
      created: ({ testId }) => redirect(withDone(builderAddress(testId), "", "test-added")),
      missing: ({ questions, rules }) => ({ questions, rules }),
      unreadable: 400,
      "not-found": 400,
    },
  );
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function ImportTest({ actionData }: Route.ComponentProps) {
  const messages = describeReply(actionData, testBuilderTexts.add.failed, {
    missing: ({ questions, rules }) => texts.missing(questions, rules),
    unreadable: { errors: { file: texts.unreadable } },
    "not-found": { errors: { file: texts.unreadable } },
  });
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text} back={{ to: LIST, label: testBuilderTexts.builder.back }} />
      <Card as="section">
        <FormFrame schema={TestFileForm} encType="multipart/form-data" className={`gap-5 ${styles.form}`} {...messages}>
          <TextField label={texts.file} name="file" type="file" accept=".json,application/json" hint={texts.fileHint} />
          <div className="cluster gap-3">
            <Button busyLabel={texts.busy}>{texts.submit}</Button>
          </div>
        </FormFrame>
      </Card>
    </div>
  );
}
