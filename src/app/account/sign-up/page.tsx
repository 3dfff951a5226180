import { redirect, useSearchParams } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { parseForm } from "../../../core/forms.ts";
import { signUp } from "../../../modules/accounts/commands/sign-up.server.ts";
import { SignUpForm as Schema } from "../../../modules/accounts/forms.ts";
import { homeOf, localPath } from "../../../modules/accounts/rules.ts";
import { clientOf, nowContext, servicesContext, viewerContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { pageMeta } from "../../public/shared/page-meta.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import type { Route } from "./+types/page";
import { HaveAccount, SignUpForm } from "./form.tsx";

const texts = accountsTexts.signUp;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.description, path: "/signup" });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(nextIn(url.searchParams) ?? homeOf(viewer));
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = parseForm(Schema, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);

  const result = await orFault(context, () => signUp(accounts, client, form.data, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "signed-up":
      throw redirect(nextIn(url.searchParams) ?? "/dashboard", {
        headers: result.setCookies.map((cookie) => ["Set-Cookie", cookie]),
      });
    case "taken":
      return refuse(400, { values, message: texts.taken });
    case "common-password":
      return refuse(400, { values, errors: { password: accountsTexts.errors.passwordCommon } });
    case "course-not-offered":
      return refuse(400, { values, errors: { course: accountsTexts.errors.courseNotOffered } });
    case "limited":
      return refuse(429, { values, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuse(500, { values, message: texts.failed });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, () => texts.failed);
}

export default function SignUp({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const course = query.get("course") ?? undefined;
  const next = nextIn(query);
  return (
    <AuthPage
      title={texts.title}
      intro={texts.intro}
      aside={texts.aside}
      links={<HaveAccount course={course} next={next} />}
    >
      <SignUpForm reply={actionData} email={query.get("email") ?? undefined} course={course} next={next} />
    </AuthPage>
  );
}

function nextIn(query: URLSearchParams): string | null {
  return localPath(query.get("next"));
}
