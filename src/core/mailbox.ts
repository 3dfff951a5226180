/** Where a mail to that address arrives: what stands behind a plus is only a mark (RFC 5233), and anybody can add one. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/(?<=^[^+@]+)\+[^@]*(?=@)/, "");
}
