import { adminTexts } from "../../../../content/en/admin.ts";
import { errorTexts } from "../../../../content/en/errors.ts";
import type { FormValues } from "../../../../core/forms.ts";
import { refuse } from "../../../form-reply.server.ts";

/** The import form once more: its file could not be read, or, without a result, the fault was ours. */
export function refuseImport(result: { kind: "unreadable"; message: string } | null, values: FormValues) {
  return result
    ? refuse(400, { values, errors: { file: result.message } })
    : refuse(500, { values, message: adminTexts.notDone(errorTexts.reasons.fault) });
}
