import { LIST } from "../addresses.ts";

/** Where standards of the institute stand. */
export const STANDARDS = `${LIST}/standards`;

export function panelAddress(standardId: string): string {
  return `${STANDARDS}/${standardId}`;
}

/** A question of a panel, from 1, as a judge rates it. */
export function ratingAddress(standardId: string, judgeId: string, position: number): string {
  return `${panelAddress(standardId)}/judges/${judgeId}/${position}`;
}
