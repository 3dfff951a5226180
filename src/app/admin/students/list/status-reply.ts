/** What changing a status in the list is answered with, in words. */
import { errorTexts } from "../../../../content/en/errors.ts";
import { studentTexts } from "../../../../content/en/students.ts";
import type { StudentStatus } from "../../../../modules/students/rules.ts";
import type { ReplyOf } from "../../../form-reply.ts";
import type { actOnStatus } from "./status-action.server.ts";

const texts = studentTexts.status;

export type StatusReply = {
  /** Null when the student is not known. */
  studentId: string | null;
  isBad: boolean;
  message: string;
  /** The same in a word, beside the student's row; absent when there is more to say. */
  short?: string;
  /** What takes it back; null when there is nothing to take back. */
  undo: { name: string; status: StudentStatus; shown: StudentStatus } | null;
};

/** What the list says of a reply. */
export function describeStatusReply(reply: ReplyOf<typeof actOnStatus>): StatusReply {
  const { studentId = null } = reply.values;
  const good = (message: string, short: string, undo: StatusReply["undo"] = null) => {
    return { studentId, isBad: false, message, short, undo };
  };
  const bad = (message: string) => ({ studentId, isBad: true, message, undo: null });
  const { statuses } = studentTexts;
  switch (reply.code) {
    case "changed": {
      const { name, standing, before } = reply;
      return reply.values.undo
        ? good(texts.undone(name, statuses[standing]), texts.undoneHere)
        : good(texts.saved(name, statuses[standing]), texts.savedHere, { name, status: before, shown: standing });
    }
    case "same":
      return good(texts.same(reply.name, statuses[reply.standing]), texts.sameHere);
    case "stale":
      return bad(texts.stale(reply.name, statuses[reply.standing]));
    case "gone":
      return bad(texts.gone);
    default:
      return bad(texts.failed(errorTexts.reasons[reply.code === "invalid" ? "fault" : reply.code]));
  }
}
