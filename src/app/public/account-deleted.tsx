/** Where who has deleted the own account arrives. */
import { redirect } from "react-router";
import { privacyTexts } from "../../content/en/privacy.ts";
import { homeOf } from "../../modules/accounts/rules.ts";
import { Alert } from "../../ui/alert.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { viewerContext } from "../context.ts";
import type { Route } from "./+types/account-deleted";
import { AuthPage } from "./auth-page.tsx";
import { pageMeta } from "./page-meta.ts";

const texts = privacyTexts.deletion;

export function meta({ matches }: Route.MetaArgs) {
  const title = texts.doneTitle;
  return pageMeta(matches, { title, description: title, path: "/account-deleted", isHidden: true });
}

/** Who is signed in has an account, whoever told them to come here. */
export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return viewer ? redirect(homeOf(viewer)) : null;
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
