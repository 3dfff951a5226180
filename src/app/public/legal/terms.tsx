import { termsOfUse } from "../../../content/en/terms.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { sharedPage } from "../frame/shared-page.ts";
import type { Route } from "./+types/terms";
import { LegalPage } from "./page.tsx";

export const headers = sharedPage;

/** The text is in the HTML and not in the scripts, which would send it a second time. */
export function loader() {
  return termsOfUse;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, metaDescription: description } = loaderData;
  return pageMeta(matches, { title, description, path: "/terms" });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
