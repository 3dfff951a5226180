/** Where the browser lands after its user has deleted their account. */
import { data, redirect } from "react-router";
import { privacyTexts } from "../../../content/en/privacy.ts";
import { homeOf } from "../../../modules/accounts/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { servicesContext, viewerContext } from "../../context.ts";
import {
  dropDeletedAccountCookie,
  hasDeletedAccountCookie,
} from "../../shared/account/deleted-account-cookie.server.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import type { Route } from "./+types/done";

const texts = privacyTexts.deletion;

export function meta({ matches }: Route.MetaArgs) {
  const title = texts.doneTitle;
  return pageMeta(matches, { title, description: title, path: "/account-deleted", isHidden: true });
}

/** Shown once, and only with the cookie of a deletion: a link to this page must not tell anybody that their account is gone. */
export function loader({ context, request }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(homeOf(viewer));
  const site = context.get(servicesContext);
  if (!hasDeletedAccountCookie(site, request.headers)) throw redirect("/");
  return data(null, { headers: { "Set-Cookie": dropDeletedAccountCookie(site) } });
}

export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

export default function AccountDeleted() {
  return (
    <AuthPage title={texts.doneTitle}>
      <Alert tone="success">{texts.done}</Alert>
      <p>{texts.doneDevice}</p>
      <LinkButton to="/" variant="secondary">
        {texts.home}
      </LinkButton>
    </AuthPage>
  );
}
