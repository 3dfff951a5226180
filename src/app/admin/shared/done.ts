/** What a list says after something was done: it travels in the address, so it works before scripts run. */
import { adminTexts } from "../../../content/en/admin.ts";
import { type Id, parseId } from "../../../core/id.ts";
import { withoutWords } from "../../shared/notices/use-notice-once.ts";

export type Done = keyof typeof adminTexts.done;

const DONE = "done";
const COUNT = "count";
const RESCORE = "rescore";
/** Whose card takes the focus: the question that was just left. */
export const AT = "at";

/** The parameters that such a message is made of. */
export const DONE_WORDS: ReadonlyArray<string> = [DONE, COUNT, RESCORE, AT];

/** The address of a list with the message that something was done; the rest of its search stays. */
export function withDone(pathname: string, search: string, done: Done, count?: number): string {
  const params = new URLSearchParams(search);
  params.set(DONE, done);
  params.delete(RESCORE);
  if (count === undefined) params.delete(COUNT);
  else params.set(COUNT, String(count));
  return `${pathname}?${params}`;
}

/** The same for a question whose right answer was corrected, with the way to rescore so many results. */
export function withCorrection(
  pathname: string,
  search: string,
  done: Done,
  { questionId, results }: { questionId: Id<"question">; results: number },
): string {
  return `${withDone(pathname, search, done, results)}&${RESCORE}=${questionId}`;
}

/** The search of an address without such a message: "" or "?…". */
export function withoutDone(search: string): string {
  return withoutWords(search, DONE_WORDS);
}

/** The message in an address, or null; `rescore` is the question whose results may be rescored now. */
export function doneIn(
  search: string,
  hasMailServer: boolean,
): { message: string; isBad: boolean; rescore: Id<"question"> | null } | null {
  const params = new URLSearchParams(search);
  const done = params.get(DONE) ?? "";
  if (!isDone(done)) return null;
  return {
    message: messageOf(done, hasMailServer)(Number(params.get(COUNT)) || 0),
    isBad: done.endsWith("gone"),
    rescore: parseId<"question">(params.get(RESCORE)),
  };
}

/** Whether the message in an address is one of these. */
export function isDoneIn(search: string, what: ReadonlyArray<Done>): boolean {
  const done = new URLSearchParams(search).get(DONE) ?? "";
  return what.some((one) => one === done);
}

function messageOf(done: Done, hasMailServer: boolean): (count: number) => string {
  return !hasMailServer && isAboutMail(done) ? adminTexts.doneKept[done] : adminTexts.done[done];
}

function isAboutMail(done: Done): done is keyof typeof adminTexts.doneKept {
  return Object.hasOwn(adminTexts.doneKept, done);
}

function isDone(text: string): text is Done {
  return Object.hasOwn(adminTexts.done, text);
}
