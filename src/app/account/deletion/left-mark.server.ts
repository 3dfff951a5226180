/** Says for a minute, and once, that the account of this browser was deleted just now. It opens nothing. */

type Site = { publicUrl: string };

const SECONDS = 60;

/** The cookie for whoever has deleted the own account. */
export function leftMark(site: Site): string {
  return cookieOf(site, "1", SECONDS);
}

/** The cookie that takes the mark away. */
export function dropLeftMark(site: Site): string {
  return cookieOf(site, "", 0);
}

/** Whether a request comes from who has just left. */
export function hasLeftMark(site: Site, headers: Headers): boolean {
  const pairs = headers.get("cookie")?.split(";") ?? [];
  return pairs.some((pair) => pair.trim() === `${nameFor(site)}=1`);
}

function cookieOf(site: Site, value: string, seconds: number): string {
  const secure = isSecure(site) ? " Secure;" : "";
  return `${nameFor(site)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${secure} SameSite=Lax`;
}

function nameFor(site: Site): string {
  return `${isSecure(site) ? "__Host-" : ""}lamplight.left`;
}

function isSecure({ publicUrl }: Site): boolean {
  return publicUrl.startsWith("https:");
}
