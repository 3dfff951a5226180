/** What is written down of a browser, to recognise it again; nobody is let in or kept out by it. */

/** Browsers name themselves in fewer characters; whoever sends more has something else in mind. */
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
