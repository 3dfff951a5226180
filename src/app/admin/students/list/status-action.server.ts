import type { RouterContextProvider } from "react-router";
import { errorTexts } from "../../../../content/en/errors.ts";
import { studentTexts } from "../../../../content/en/students.ts";
import { parseForm } from "../../../../core/forms.ts";
import { parseId } from "../../../../core/id.ts";
import { changeStatus } from "../../../../modules/students/commands/change-status.server.ts";
import { StatusForm } from "../../../../modules/students/forms.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { orFault } from "../../../form-reply.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import type { StatusReply } from "./status-reply.ts";

const texts = studentTexts.status;

/** Changes the status that the form names, and says what came of it. */
export async function actOnStatus(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<{ reply: StatusReply; status: 200 | 400 | 500 }> {
  const admin = requireAdmin(context);
  const parsed = parseForm(StatusForm, form);
  const studentId = parsed.kind === "valid" ? parseId<"student">(parsed.data.studentId) : null;
  if (parsed.kind === "invalid" || !studentId) return bad(400, null, texts.failed(errorTexts.reasons.fault));
  const { status, shown, undo } = parsed.data;
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () =>
    changeStatus(db, admin, { studentId, status, shown }, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "changed": {
      const { name } = result;
      return undo
        ? good(studentId, texts.undone(name, status), texts.undoneHere)
        : good(studentId, texts.saved(name, status), texts.savedHere, { name, status: shown, shown: status });
    }
    case "same":
      return good(studentId, texts.same(result.name, status), texts.sameHere);
    case "stale":
      // Not a status of failure: after one the list would not be asked for again, and it is what is out of date.
      return bad(200, studentId, texts.stale(result.name, result.status));
    case "gone":
      return bad(200, studentId, texts.gone);
    case undefined:
      return bad(500, studentId, texts.failed(errorTexts.reasons.fault));
    default:
      return result satisfies never;
  }
}

function good(studentId: string, message: string, short: string, undo: StatusReply["undo"] = null) {
  return { reply: { studentId, isBad: false, message, short, undo }, status: 200 as const };
}

function bad<Status extends 200 | 400 | 500>(status: Status, studentId: string | null, message: string) {
  return { reply: { studentId, isBad: true, message, undo: null }, status };
}
