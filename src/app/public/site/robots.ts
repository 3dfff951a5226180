/** GET /robots.txt: what search engines should not crawl, and the address of the sitemap. */
import { servicesContext } from "../../context.ts";
import { SHARED } from "../frame/shared-page.ts";
import type { Route } from "./+types/robots";

/** Behind a sign-in, or a personal link from a mail. */
const PRIVATE = [
  "/admin",
  "/dashboard",
  "/attempts",
  "/account",
  "/logout",
  "/reset-password",
  "/verify-email",
  "/invitation",
  "/address-change",
  "/newsletter/",
];

export function loader({ context }: Route.LoaderArgs) {
  const sitemap = new URL("/sitemap.xml", context.get(servicesContext).publicUrl).href;
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "Allow: /", "", `Sitemap: ${sitemap}`];
  return new Response(`${lines.join("\n")}\n`, { headers: { ...SHARED, "Content-Type": "text/plain; charset=utf-8" } });
}
