import type { RouterContextProvider } from "react-router";
import type { z } from "zod/mini";
import { parseId } from "../../../../core/id.ts";
import { changeStatus } from "../../../../modules/students/commands/change-status.server.ts";
import { StatusForm } from "../../../../modules/students/forms.ts";
import { formAction, type Given, readForm } from "../../../form-action.server.ts";
import { requireAdmin } from "../../../guards.server.ts";

/** Changes the status that the form names. */
export async function actOnStatus(context: Readonly<RouterContextProvider>, request: Request) {
  const admin = requireAdmin(context);
  const form = { schema: StatusForm, fields: await readForm(request) };
  const run = async ({ studentId: id, status, shown }: z.infer<typeof StatusForm>, { db, now }: Given) => {
    const studentId = parseId<"student">(id);
    return studentId ? changeStatus(db, admin, { studentId, status, shown }, now) : { kind: "gone" as const };
  };
  return formAction(context, form, run, {
    changed: ({ name }, { input }) => ({ status: 200, name, standing: input.status, before: input.shown }),
    same: ({ name }, { input }) => ({ status: 200, name, standing: input.status }),
    // Not a status of failure: after one the list would not be asked for again, and it is what is out of date.
    stale: ({ name, status }) => ({ status: 200, name, standing: status }),
    gone: 200,
  });
}
