/** The product's own cookies: of this host alone, out of reach of scripts, and not sent along with what other sites post. */

type Site = { readonly publicUrl: string };

const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith("https:");

/** Behind TLS no other host, also none below the same domain, can set a cookie that we would take for ours (RFC 6265bis, 4.1.3.2). */
const nameFor = (site: Site, name: string) => `${isSecure(site) ? "__Host-" : ""}lamplight.${name}`;

/** What the browser sent as this cookie; null when it sent none. */
export function readCookie(site: Site, headers: Headers, name: string): string | null {
  const start = `${nameFor(site, name)}=`;
  const pairs = headers.get("cookie")?.split(";") ?? [];
  const value = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(start));
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value.slice(start.length));
  } catch {
    return "";
  }
}

/** A `Set-Cookie` header. */
export function writeCookie(site: Site, name: string, value: string, seconds: number): string {
  const secure = isSecure(site) ? " Secure;" : "";
  const pair = `${nameFor(site, name)}=${encodeURIComponent(value)}`;
  return `${pair}; Max-Age=${seconds}; Path=/; HttpOnly;${secure} SameSite=Lax`;
}

/** A `Set-Cookie` header that takes the cookie away. */
export function dropCookie(site: Site, name: string): string {
  return writeCookie(site, name, "", 0);
}
