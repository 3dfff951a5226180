/** Where the lists of the audit are, and what they read from their addresses. */
export const AUDIT = "/admin/audit";
export const REGISTER = "/admin/audit/views";

/** The list of what was seen of one student alone. */
export function registerOf(studentId: string): string {
  return `${REGISTER}?${new URLSearchParams({ about: studentId })}`;
}

/**
 * A day as a field gives it; empty for none. A year that is still being typed, such as 0002, is none: neither calendars nor
 * the database know all of these.
 */
export function dayIn(text: string | null): string {
  return text && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}
