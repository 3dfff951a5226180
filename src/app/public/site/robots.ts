/** GET /robots.txt: what search engines need not look at, and where they find the rest. */
import { servicesContext } from "../../context.ts";
import { SHARED } from "../frame/shared-page.ts";
import type { Route } from "./+types/robots";

/** Behind a sign-in, or one person's own link out of a mail. */
const PRIVATE = [
  "/admin",
  "/dashboard",
  "/attempts",
  "/account",
  "/logout",
  "/reset-password",
  "/verify-email",
  "/address-change",
  "/newsletter/",
];

export function loader({ context }: Route.LoaderArgs) {
  const sitemap = new URL("/sitemap.xml", context.get(servicesContext).publicUrl).href;
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "Allow: /", "", `Sitemap: ${sitemap}`];
  return new Response(`${lines.join("\n")}\n`, { headers: { ...SHARED, "Content-Type": "text/plain; charset=utf-8" } });
}
