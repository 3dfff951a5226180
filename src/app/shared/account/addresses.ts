/** The pages of signing in and up, each with the address to go to afterwards. */

/** Where a code is asked for; `isRecovery` asks for a recovery code. */
export function secondStepAddress(next: string | null, { isRecovery = false } = {}): string {
  return withQuery("/login/second-step", { ...(isRecovery && { with: "recovery-code" }), ...(next && { next }) });
}

/** Where the password is asked for; `isLate` says that the second step took too long, `isReset` that there is a new one. */
export function loginAddress(next: string | null, { isLate = false, isReset = false } = {}): string {
  return withQuery("/login", { ...(isReset && { reset: "1" }), ...(isLate && { late: "1" }), ...(next && { next }) });
}

/** Where somebody signs up who has no account to sign in with. */
export function signUpAddress(next: string | null): string {
  return withQuery("/signup", next ? { next } : {});
}

function withQuery(pathname: string, query: Record<string, string>): string {
  const params = new URLSearchParams(query);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
