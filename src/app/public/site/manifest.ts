/** GET /manifest.webmanifest: lets a device install the site as an app. */
import { installTexts } from "../../../content/en/install.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { firstSite } from "../../../modules/site/rules.ts";
import { logContext, servicesContext } from "../../context.ts";
import { themeColours } from "../../theme-colours.ts";
import { NOT_SHARED, SHARED } from "../frame/shared-page.ts";
import type { Route } from "./+types/manifest";

const ICON = { src: "/icon-192.png", sizes: "192x192", type: "image/png" };

export async function loader({ context }: Route.LoaderArgs) {
  const site = await loadSite(context.get(servicesContext).db).catch((error: unknown) => {
    context.get(logContext).error({ err: error }, "the manifest is made without the settings of the site");
    return null;
  });
  const { instituteName } = site ?? firstSite;
  const texts = installTexts.manifest;
  const manifest = {
    id: "/",
    name: instituteName,
    short_name: instituteName,
    description: texts.description,
    lang: "en",
    dir: "ltr",
    // Visitors are redirected to sign in, and can sign up from there.
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: themeColours.light,
    theme_color: themeColours.brand,
    categories: ["education", "medical"],
    icons: [
      { ...ICON, purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: texts.practiceTests, url: "/dashboard/tests", icons: [ICON] },
      { name: texts.sampleTest, url: "/sample-test", icons: [ICON] },
    ],
  };
  return Response.json(manifest, {
    headers: { ...(site ? SHARED : NOT_SHARED), "Content-Type": "application/manifest+json" },
  });
}
