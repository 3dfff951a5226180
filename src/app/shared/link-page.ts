/** Shared by the pages behind the links in mails; their routes re-export it. */
import { errorTexts } from "../../content/en/errors.ts";
import { uiTexts } from "../../content/en/ui.ts";
import { homeOf } from "../../modules/accounts/rules.ts";
import type { Viewer } from "../../modules/accounts/viewer.ts";
import { loginAddress } from "./account/addresses.ts";

/** Where to continue from such a page: home or, when signed out, log-in and then the account. */
export function continueLinkOf(viewer: Viewer | null): { to: string; label: string } {
  return viewer
    ? { to: homeOf(viewer), label: uiTexts.goOn }
    : { to: loginAddress("/account"), label: errorTexts.signIn };
}

/** The page contains the token. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

/** A refusal may mean that the link has been used since: its state is reloaded, unless the request failed to reach the server. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  return actionStatus === 400 || defaultShouldRevalidate;
}
