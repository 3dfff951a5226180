/** How a browser is described in lists of sessions and sign-ins; access never depends on it. */

/** Real user agents are shorter than this. */
const USER_AGENT_MAX = 300;
const ADDRESS_MAX = 100;

/** Address and user agent as the tables keep them: printable, and not endless. Empty when not known. */
export function describeClient({ address, headers }: { address: string; headers: Headers }) {
  return {
    ipAddress: printable(address).slice(0, ADDRESS_MAX),
    userAgent: printable(headers.get("user-agent") ?? "").slice(0, USER_AGENT_MAX),
  };
}

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").trim();
}
