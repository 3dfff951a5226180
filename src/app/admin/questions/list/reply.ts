/** What the list's own action is asked and what it says; the list asks it without leaving the page. */
import type { ExportSummary } from "../../../../modules/questions/queries/export-questions.server.ts";

export const BANK_ACTION = "/admin/questions";

export type BankIntent = "change" | "undo" | "summarize";

export type BankReply =
  | { kind: "changed"; count: number }
  | { kind: "undone"; message: string }
  /** What an export of the chosen questions would hold. */
  | { kind: "summary"; summary: ExportSummary }
  | { kind: "failed"; message: string };
