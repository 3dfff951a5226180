/** The two pages of signing in, each with the address to go to afterwards. */

/** Where a code is asked for; `isRecovery` asks for a recovery code. */
export function secondStepAddress(next: string | null, { isRecovery = false } = {}): string {
  return withQuery("/login/second-step", { ...(isRecovery && { with: "recovery-code" }), ...(next && { next }) });
}

/** Where the password is asked for; `isLate` says that the second step took too long. */
export function loginAddress(next: string | null, { isLate = false } = {}): string {
  return withQuery("/login", { ...(isLate && { late: "1" }), ...(next && { next }) });
}

function withQuery(pathname: string, query: Record<string, string>): string {
  const params = new URLSearchParams(query);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
