import { newId } from "../../core/id.ts";

/** For a section that is new: no other of its test ever had it, as marks and results go by it. */
export function newSectionId(): string {
  return `s-${newId().slice(-12)}`;
}
