/**
 * Taking questions from a file of JSON Lines or CSV: first a dry run, then the import. The file stays in its field between the steps, so
 * the browser sends it again by itself; without scripts it has to be chosen again.
 */
import { adminTexts } from "../../../content/en/admin.ts";
import { importTexts } from "../../../content/en/questions.ts";
import { parseForm } from "../../../core/forms.ts";
import {
  checkImport,
  type ImportCheck,
  type ImportResult,
  importQuestions,
} from "../../../modules/questions/commands/import-questions.server.ts";
import { IMPORT_MEGABYTES_MAX } from "../../../modules/questions/import/read-text.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { refuseImport } from "../shared/import/refusal.server.ts";
import type { Route } from "./+types/import";
import { QuestionImportDialog } from "./import/dialog.tsx";
import { importForm } from "./import/form.ts";

const texts = importTexts.dialog;

export const handle = { body: "file" } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  return { megabytesMax: IMPORT_MEGABYTES_MAX };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const form = parseForm(importForm(IMPORT_MEGABYTES_MAX), await readFormWithFiles(request));
  if (form.kind === "invalid") return refuse(400, form);

  const { file, step } = form.data;
  const source = bytesOf(file);
  const goodRowsOnly = step === "good-rows";
  const run = (): Promise<ImportCheck | ImportResult> =>
    step === "check"
      ? checkImport(db, admin, source)
      : importQuestions(db, admin, { source, goodRowsOnly }, context.get(nowContext));
  const result = await orFault(context, run);
  const { values } = form;
  switch (result?.kind) {
    case "checked":
    case "refused":
      return { kind: "checked" as const, report: result.report, values };
    case "imported":
      return { kind: "imported" as const, report: result.report };
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

export default function QuestionImport({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionImportDialog megabytesMax={loaderData.megabytesMax} reply={actionData} />;
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
