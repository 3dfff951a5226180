/** What changing a status in the list is answered with. */
import type { StudentStatus } from "../../../../modules/students/rules.ts";

export type StatusReply = {
  /** Null when the student is not known, or not reached. */
  studentId: string | null;
  isBad: boolean;
  message: string;
  /** The same in a word, beside the student's row; absent when there is more to say. */
  short?: string;
  /** What takes it back; null when there is nothing to take back. */
  undo: { name: string; status: StudentStatus; shown: StudentStatus } | null;
};
