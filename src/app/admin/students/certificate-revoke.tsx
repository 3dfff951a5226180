/** Asks why, before a certificate is revoked. */

import { useState } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { parseForm } from "../../../core/forms.ts";
import { parseId } from "../../../core/id.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { revokeCertificate } from "../../../modules/certificates/commands/revoke-certificate.server.ts";
import { RevocationForm } from "../../../modules/certificates/forms.ts";
import { listCertificates } from "../../../modules/certificates/queries/list-certificates.server.ts";
import { REVOCATION_REASON_MAX } from "../../../modules/certificates/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, type Services, servicesContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/certificate-revoke";
import { studentAddress, toStudent } from "./show/reply.ts";

const texts = studentPageTexts.certificates;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const found = await findCertificate(context.get(servicesContext).db, admin, params);
  if (!found) throw toStudent(url, params.studentId, "gone");
  return { number: found.number };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = parseForm(RevocationForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { db } = context.get(servicesContext);
  const result = await orFault(context, async () => {
    const found = await findCertificate(db, admin, params);
    if (!found) return { kind: "gone" as const };
    const revocation = { certificateId: found.id, reason: form.data.reason };
    return revokeCertificate(db, admin, revocation, context.get(nowContext));
  });
  switch (result?.kind) {
    case "revoked":
      throw toStudent(url, params.studentId, "certificate-revoked");
    case "gone":
      throw toStudent(url, params.studentId, "gone");
    case undefined:
      return refuse(500, { values: form.values, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** The certificate in the address, if it is one of that student. */
async function findCertificate(db: Services["db"], admin: Admin, params: Route.LoaderArgs["params"]) {
  const studentId = parseId<"student">(params.studentId);
  const certificates = studentId ? await listCertificates(db, admin, studentId) : [];
  return certificates.find(({ id }) => id === params.certificateId);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function StudentCertificateRevoke({ loaderData, actionData, params }: Route.ComponentProps) {
  const closeTo = useListAddress(studentAddress(params.studentId));
  const [isDirty, setIsDirty] = useState(false);
  return (
    <RouteDialog title={texts.dialogTitle(loaderData.number)} closeTo={closeTo}>
      <FormFrame
        schema={RevocationForm}
        errors={actionData?.errors}
        message={actionData?.message}
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
