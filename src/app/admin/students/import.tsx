/**
 * Taking students from a list: first a dry run, then the import. The file stays in its field between the steps, so the
 * browser sends it again by itself; without scripts it has to be chosen again.
 */

import type { z } from "zod/mini";
import { inWords } from "../../../content/coded-text.ts";
import { adminTexts } from "../../../content/en/admin.ts";
import { studentTexts } from "../../../content/en/students.ts";
import {
  checkList,
  type ImportStudentsResult,
  importStudents,
} from "../../../modules/students/commands/import-students.server.ts";
import { listImports } from "../../../modules/students/queries/list-imports.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { formAction, type Given, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/import";
import { StudentImportDialog } from "./import/dialog.tsx";
import { ImportForm, INVITE } from "./import/form.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentTexts.import;

export const handle = { body: "file" } satisfies RouteHandle;

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const write = timeWriter(timeZone);
  const recent = await listImports(db, admin, context.get(nowContext));
  return { recent: recent.map((one) => ({ ...one, at: write(one.at) })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: ImportForm, fields: await readFormWithFiles(request) };
  const run = async (input: z.infer<typeof ImportForm>, services: Given): Promise<ImportStudentsResult> => {
    const { step, invite } = input;
    const file = await input.file.bytes();
    if (step === "check") return checkList(services, admin, file);
    const list = { file, goodRowsOnly: step === "good-rows", isInviting: invite === INVITE };
    return importStudents(services, admin, list, services.now);
  };
  return formAction(context, form, run, {
    checked: ({ report }) => ({ status: 200, kind: "checked" as const, report }),
    imported: ({ report, mailed, importId }) => ({
      ...{ status: 200, kind: "imported" as const, report: { ...report, mailed, importId } },
    }),
    unreadable: ({ problem }) => ({ problem }),
  });
}

export default function StudentImport({ actionData, loaderData }: Route.ComponentProps) {
  const failed = (reason: string) => `${adminTexts.notDone(reason)} ${texts.chooseAgain}`;
  const messages = describeReply(actionData, failed, {
    checked: {},
    imported: {},
    unreadable: ({ problem }) => ({ errors: { file: inWords(studentTexts.import.problems, problem) } }),
  });
  return <StudentImportDialog reply={actionData} messages={messages} recent={loaderData.recent} />;
}
