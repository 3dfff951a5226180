/** Texts of a log-out that would delete something, or that failed. */
import { localized } from "../texts.ts";

export const logOutTexts = localized({
  title: "Log out with unsent answers?",
  message: (count: number) =>
    `${count === 1 ? "One answer on this device has" : `${count} answers on this device have`} not reached us yet. Logging out deletes ${count === 1 ? "it" : "them"}.`,
  unknown: "Answers on this device may not have reached us yet. Logging out deletes them.",
  confirm: "Log out and delete",
  stay: "Stay signed in",
  busy: "Logging out...",
  failedTitle: "You are still signed in",
  failed: (reason: string) => `Logging out did not work: ${reason} Nothing on this device was deleted.`,
  again: "Try again",
});
