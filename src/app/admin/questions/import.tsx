/**
 * Taking questions from a file of JSON Lines or CSV: first a dry run, then the import. The file stays in its field between the steps, so
 * the browser sends it again by itself; without scripts it has to be chosen again.
 */

import type { z } from "zod/mini";
import { inWords } from "../../../content/coded-text.ts";
import { adminTexts } from "../../../content/en/admin.ts";
import { importTexts } from "../../../content/en/questions.ts";
import {
  checkImport,
  type ImportCheck,
  type ImportResult,
  importQuestions,
} from "../../../modules/questions/commands/import-questions.server.ts";
import { IMPORT_MEGABYTES_MAX } from "../../../modules/questions/rules.ts";
import { formAction, type Given, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/import";
import { QuestionImportDialog } from "./import/dialog.tsx";
import { importForm } from "./import/form.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

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
  const form = { schema: importForm(IMPORT_MEGABYTES_MAX), fields: await readFormWithFiles(request) };
  const run = (
    { file, step }: z.infer<typeof form.schema>,
    { db, now }: Given,
  ): Promise<ImportCheck | ImportResult> => {
    const source = bytesOf(file);
    if (step === "check") return checkImport(db, admin, source);
    return importQuestions(db, admin, { source, goodRowsOnly: step === "good-rows" }, now);
  };
  return formAction(context, form, run, {
    checked: ({ report }) => ({ status: 200, kind: "checked" as const, report }),
    refused: ({ report }) => ({ status: 200, kind: "checked" as const, report }),
    imported: ({ report }) => ({ status: 200, kind: "imported" as const, report }),
    unreadable: ({ problem }) => ({ problem }),
  });
}

export default function QuestionImport({ loaderData, actionData }: Route.ComponentProps) {
  const failed = (reason: string) => `${adminTexts.notDone(reason)} ${texts.chooseAgain}`;
  const messages = describeReply(actionData, failed, {
    checked: {},
    refused: {},
    imported: {},
    unreadable: ({ problem }) => ({ errors: { file: inWords(importTexts.file, problem) } }),
  });
  return <QuestionImportDialog megabytesMax={loaderData.megabytesMax} reply={actionData} messages={messages} />;
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
