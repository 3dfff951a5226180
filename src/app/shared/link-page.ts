/** What the pages behind the links in mails have in common, for their routes to hand on. */
import { errorTexts } from "../../content/en/errors.ts";
import { uiTexts } from "../../content/en/ui.ts";
import { homeOf } from "../../modules/accounts/rules.ts";
import type { Viewer } from "../../modules/accounts/viewer.ts";
import { loginAddress } from "./account/addresses.ts";

/** Where such a page leads on: home, or for a visitor who is signed out to the log-in and then the account. */
export function continueLinkOf(viewer: Viewer | null): { to: string; label: string } {
  return viewer
    ? { to: homeOf(viewer), label: uiTexts.goOn }
    : { to: loginAddress("/account"), label: errorTexts.signIn };
}

/** The page holds the token. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

/** A refusal may mean that the link was used meanwhile: whether it works is asked again, unless nothing was reached. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  return actionStatus === 400 || defaultShouldRevalidate;
}
