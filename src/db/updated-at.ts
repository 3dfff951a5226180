/** When something was saved last: by this a form notices that somebody else has saved it since it was opened. */

/** True if it was saved after the form was opened that is `basedOn` a save before. */
export function isStale(stored: { updatedAt: Date }, basedOn: Date): boolean {
  return stored.updatedAt.getTime() !== basedOn.getTime();
}

/** The time of the next save. Two within a millisecond differ still, for a form opened between them. */
export function nextUpdatedAt(stored: { updatedAt: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), stored.updatedAt.getTime() + 1));
}
