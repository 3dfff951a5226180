const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * Where a mail to that address arrives: what stands behind a plus is only a mark (RFC 5233), and anybody can add one. Google
 * does not look at dots either, and has two names. For counting only: no address is ever written so.
 */
export function mailboxOf(email: string): string {
  const whole = email.toLowerCase();
  const at = whole.lastIndexOf("@");
  const plus = whole.indexOf("+", 1);
  const [local, host] = [whole.slice(0, plus > 0 && plus < at ? plus : at), whole.slice(at + 1)];
  return GOOGLE.test(host) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${host}`;
}
