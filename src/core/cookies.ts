/** The product's own cookies: for this host only, inaccessible to scripts, and not sent with cross-site posts. */

type Site = { readonly publicUrl: string };

const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith("https:");

/**
 * Over TLS no other host, not even one below the same domain, can set a cookie that we would take for ours (RFC 6265bis,
 * 4.1.3.2).
 */
const nameFor = (site: Site, name: string) => `${isSecure(site) ? "__Host-" : ""}lamplight.${name}`;

/** The value the browser sent for this cookie; null if none. */
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

/** A `Set-Cookie` header that deletes the cookie. */
export function dropCookie(site: Site, name: string): string {
  return writeCookie(site, name, "", 0);
}
