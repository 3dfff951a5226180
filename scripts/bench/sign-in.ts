/** The administrator of a benchmark, signed in as a person would. */

export const ADMIN_PASSWORD = "a lamp in the long ward";

/** The cookies of a session of the administrator, who has the password above. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ email: "admin@example.org", password: ADMIN_PASSWORD }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (response.status !== 302 || cookies.length === 0) throw new Error(`Signing in answered ${response.status}.`);
  return cookies.join("; ");
}
