import { Link, redirect, useSearchParams } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { passSecondStep } from "../../../modules/accounts/commands/pass-second-step.server.ts";
import { SecondStepForm } from "../../../modules/accounts/forms.ts";
import { hasPendingStep } from "../../../modules/accounts/queries/has-pending-step.server.ts";
import { homeOf, localPath } from "../../../modules/accounts/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { clientOf, nowContext, servicesContext, viewerContext } from "../../context.ts";
import { formAction, readForm, withCookies } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { loginAddress, secondStepAddress } from "../../shared/account/addresses.ts";
import { AppCodeField, RecoveryCodeField } from "../../shared/account/fields.tsx";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import type { Route } from "./+types/second-step";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = accountsTexts.secondStep;

export function meta({ matches }: Route.MetaArgs) {
  const { pageTitle: title, description } = texts;
  return pageMeta(matches, { title, description, path: "/login/second-step", isHidden: true });
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(nextOf(url) ?? homeOf(viewer));
  const { accounts } = context.get(servicesContext);
  if (!(await hasPendingStep(accounts, request.headers, context.get(nowContext)))) {
    throw redirect(loginAddress(nextOf(url)));
  }
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const client = clientOf(context, request);
  const form = { schema: SecondStepForm, fields: await readForm(request) };
  return formAction(context, form, ({ code }, { accounts, now }) => passSecondStep(accounts, client, code, now), {
    "signed-in": ({ viewer, setCookies }) => redirect(nextOf(url) ?? homeOf(viewer), withCookies(setCookies)),
    "wrong-code": 400,
    "not-begun": redirect(loginAddress(nextOf(url), { isLate: true })),
  });
}

export default function SecondStep({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const withRecovery = query.get("with") === "recovery-code";
  const next = localPath(query.get("next"));
  const messages = describeReply(actionData, texts.failed, {
    "wrong-code": { errors: { code: withRecovery ? texts.wrongRecovery : texts.wrong } },
    limited: ({ minutes }) => accountsTexts.tooMany(minutes),
  });
  return (
    <AuthPage
      title={texts.title}
      intro={withRecovery ? texts.introRecovery : texts.intro}
      links={
        <>
          <p>
            <Link to={secondStepAddress(next, { isRecovery: !withRecovery })}>
              {withRecovery ? texts.useApp : texts.useRecovery}
            </Link>
          </p>
          <p>
            <Link to={loginAddress(next)}>{texts.back}</Link>
          </p>
          {withRecovery && <p>{texts.lost}</p>}
        </>
      }
    >
      <FormFrame key={String(withRecovery)} schema={SecondStepForm} {...messages}>
        {withRecovery ? <RecoveryCodeField name="code" /> : <AppCodeField name="code" />}
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

function nextOf(url: URL): string | null {
  return localPath(url.searchParams.get("next"));
}
