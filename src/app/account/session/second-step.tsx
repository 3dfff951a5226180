import { Link, redirect, useSearchParams } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { parseForm } from "../../../core/forms.ts";
import { passSecondStep } from "../../../modules/accounts/commands/pass-second-step.server.ts";
import { SecondStepForm } from "../../../modules/accounts/forms.ts";
import { hasPendingStep } from "../../../modules/accounts/queries/has-pending-step.server.ts";
import { homeOf, localPath } from "../../../modules/accounts/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { clientOf, nowContext, servicesContext, viewerContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { pageMeta } from "../../public/shared/page-meta.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { AppCodeField, RecoveryCodeField } from "../shared/fields.tsx";
import type { Route } from "./+types/second-step";
import { loginAddress, secondStepAddress } from "./addresses.ts";

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
  const form = parseForm(SecondStepForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);

  const pass = () => passSecondStep(accounts, client, form.data.code, context.get(nowContext));
  const result = await orFault(context, pass);
  switch (result?.kind) {
    case "signed-in":
      throw redirect(nextOf(url) ?? homeOf(result.viewer), {
        headers: result.setCookies.map((cookie) => ["Set-Cookie", cookie]),
      });
    case "wrong-code":
      return refuse(400, { values: {}, errors: { code: isRecovery(url) ? texts.wrongRecovery : texts.wrong } });
    case "not-begun":
      throw redirect(loginAddress(nextOf(url), { isLate: true }));
    case "limited":
      return refuse(429, { values: {}, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuse(500, { values: {}, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, texts.failed);
}

export default function SecondStep({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const withRecovery = query.get("with") === "recovery-code";
  const next = localPath(query.get("next"));
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
      <FormFrame
        key={String(withRecovery)}
        schema={SecondStepForm}
        errors={actionData?.errors}
        message={actionData?.message}
      >
        {withRecovery ? <RecoveryCodeField name="code" /> : <AppCodeField name="code" />}
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

function isRecovery(url: URL): boolean {
  return url.searchParams.get("with") === "recovery-code";
}

function nextOf(url: URL): string | null {
  return localPath(url.searchParams.get("next"));
}
