const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * Where mail to that address arrives: anything after a plus is only a tag (RFC 5233), and anybody can add one. Google also
 * ignores dots, and has two domains. For counting only: mail is never sent to this form.
 */
export function mailboxOf(email: string): string {
  const whole = email.toLowerCase();
  const at = whole.lastIndexOf("@");
  const plus = whole.indexOf("+", 1);
  const [local, host] = [whole.slice(0, plus > 0 && plus < at ? plus : at), whole.slice(at + 1)];
  return GOOGLE.test(host) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${host}`;
}
