import type { RouterContextProvider } from "react-router";
import { loadSite, type Site } from "../../../modules/site/queries/load-site.server.ts";
import { logContext, servicesContext } from "../../context.ts";

export type FrameSite = Pick<Site, "logoUrl" | "instituteName" | "whatsapp">;

/** The institute for the frame. If it cannot be read, the frame falls back to the product's own mark. */
export async function readFrameSite(context: Readonly<RouterContextProvider>): Promise<FrameSite | null> {
  try {
    const { logoUrl, instituteName, whatsapp } = await loadSite(context.get(servicesContext).db);
    return { logoUrl, instituteName, whatsapp };
  } catch (error) {
    context.get(logContext).error({ err: error }, "the settings of the site could not be read, the frame does without");
    return null;
  }
}
