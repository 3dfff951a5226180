/** Addresses of the sign-in and sign-up pages, each with the address to return to. */

/** The page that asks for a code; `isRecovery` asks for a recovery code. */
export function secondStepAddress(next: string | null, { isRecovery = false } = {}): string {
  return withQuery("/login/second-step", { ...(isRecovery && { with: "recovery-code" }), ...(next && { next }) });
}

/**
 * The page that asks for the password; `isLate` says that the second step took too long, `isReset` that the password was changed.
 */
export function loginAddress(next: string | null, { isLate = false, isReset = false } = {}): string {
  return withQuery("/login", { ...(isReset && { reset: "1" }), ...(isLate && { late: "1" }), ...(next && { next }) });
}

/** The sign-up page. */
export function signUpAddress(next: string | null): string {
  return withQuery("/signup", next ? { next } : {});
}

function withQuery(pathname: string, query: Record<string, string>): string {
  const params = new URLSearchParams(query);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
