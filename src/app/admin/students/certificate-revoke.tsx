/** Asks why, before a certificate is revoked. */

import { useState } from "react";
import type { z } from "zod/mini";
import { adminTexts } from "../../../content/en/admin.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { idOf } from "../../../core/id.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { revokeCertificate } from "../../../modules/certificates/commands/revoke-certificate.server.ts";
import { RevocationForm } from "../../../modules/certificates/forms.ts";
import { listCertificates } from "../../../modules/certificates/queries/list-certificates.server.ts";
import { REVOCATION_REASON_MAX } from "../../../modules/certificates/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { type Services, servicesContext } from "../../context.ts";
import { formAction, type Given, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/certificate-revoke";
import { studentAddress, toStudent } from "./show/reply.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentPageTexts.certificates;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const found = await findCertificate(context.get(servicesContext).db, admin, params);
  if (!found) throw toStudent(url, params.studentId, "gone");
  return { number: found.number };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: RevocationForm, fields: await readForm(request) };
  const run = async ({ reason }: z.infer<typeof RevocationForm>, { db, now }: Given) => {
    const found = await findCertificate(db, admin, params);
    if (!found) return { kind: "gone" as const };
    return revokeCertificate(db, admin, { certificateId: found.id, reason }, now);
  };
  return formAction(context, form, run, {
    revoked: toStudent(url, params.studentId, "certificate-revoked"),
    gone: toStudent(url, params.studentId, "gone"),
  });
}

/** The certificate in the address, if it is one of that student. */
async function findCertificate(db: Services["db"], admin: Admin, params: Route.LoaderArgs["params"]) {
  const certificates = await listCertificates(db, admin, idOf(params.studentId));
  return certificates.find(({ id }) => id === params.certificateId);
}

export default function StudentCertificateRevoke({ loaderData, actionData, params }: Route.ComponentProps) {
  const closeTo = useListAddress(studentAddress(params.studentId));
  const [isDirty, setIsDirty] = useState(false);
  return (
    <RouteDialog title={texts.dialogTitle(loaderData.number)} closeTo={closeTo}>
      <FormFrame
        schema={RevocationForm}
        {...describeReply(actionData, adminTexts.notDone)}
        preventScrollReset
        onChange={() => setIsDirty(true)}
      >
        <p>{texts.dialogText}</p>
        <TextAreaField
          label={texts.reason}
          name="reason"
          rows={3}
          required
          maxLength={REVOCATION_REASON_MAX}
          defaultValue={actionData?.values.reason}
        />
        <DialogButtons closeTo={closeTo}>
          <Button type="submit" variant="danger" busyLabel={texts.busy}>
            {texts.confirm}
          </Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}
