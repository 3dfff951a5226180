import { termsOfUse } from "../../../content/en/terms.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { sharedPage } from "../frame/shared-page.ts";
import type { Route } from "./+types/terms";
import { LegalPage } from "./page.tsx";

export const headers = sharedPage;

/** The text comes with the page and not with its scripts, which would bring it once more. */
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
