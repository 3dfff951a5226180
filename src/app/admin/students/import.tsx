/**
 * Taking students from a list: first a dry run, then the import. The file stays in its field between the steps, so the
 * browser sends it again by itself; without scripts it has to be chosen again.
 */
import { adminTexts } from "../../../content/en/admin.ts";
import { studentTexts } from "../../../content/en/students.ts";
import { parseForm } from "../../../core/forms.ts";
import {
  checkList,
  type ImportStudentsResult,
  importStudents,
} from "../../../modules/students/commands/import-students.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { refuseImport } from "../shared/import/refusal.server.ts";
import type { Route } from "./+types/import";
import { StudentImportDialog } from "./import/dialog.tsx";
import { ImportForm, INVITE } from "./import/form.ts";

const texts = studentTexts.import;

export const handle = { body: "file" } satisfies RouteHandle;

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const services = context.get(servicesContext);
  const form = parseForm(ImportForm, await readFormWithFiles(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { values } = form;
  const { step, invite } = form.data;
  const result = await orFault(context, async (): Promise<ImportStudentsResult> => {
    const file = await form.data.file.bytes();
    if (step === "check") return checkList(services, admin, file);
    const list = { file, goodRowsOnly: step === "good-rows", isInviting: invite === INVITE };
    return importStudents(services, admin, list, context.get(nowContext));
  });
  switch (result?.kind) {
    case "checked":
      return { kind: "checked" as const, report: result.report, values };
    case "imported":
      return { kind: "imported" as const, report: { ...result.report, mailed: result.mailed } };
    case "unreadable":
    case undefined:
      return refuseImport(result, values);
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, (reason) => `${adminTexts.notDone(reason)} ${texts.chooseAgain}`);
}

export default function StudentImport({ actionData }: Route.ComponentProps) {
  return <StudentImportDialog reply={actionData} />;
}
