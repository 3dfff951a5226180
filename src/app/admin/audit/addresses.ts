/** Where the lists of the audit are. */
export const AUDIT = "/admin/audit";
export const REGISTER = "/admin/audit/views";

/** The list of what was seen of one student alone. */
export function registerOf(studentId: string): string {
  return `${REGISTER}?${new URLSearchParams({ about: studentId })}`;
}
