import { data } from "react-router";
import { privacyNotice } from "../../../content/en/legal.ts";
import { loadRetentionPeriods } from "../../../modules/retention/queries/load-retention-periods.server.ts";
import { logContext, servicesContext } from "../../context.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { NOT_SHARED, sharedPage } from "../frame/shared-page.ts";
import type { Route } from "./+types/privacy";
import { LegalPage } from "./page.tsx";

export const headers = sharedPage;

/** The text is in the HTML and not in the scripts, which would send it a second time. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return data(privacyNotice(await loadRetentionPeriods(context.get(servicesContext).db)));
  } catch (error) {
    context.get(logContext).error({ err: error }, "how long data are kept could not be read, the notice goes without");
    return data(privacyNotice(null), { headers: NOT_SHARED });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, metaDescription: description } = loaderData;
  return pageMeta(matches, { title, description, path: "/privacy" });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
