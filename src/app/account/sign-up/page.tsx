import { redirect, useSearchParams } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { signUp } from "../../../modules/accounts/commands/sign-up.server.ts";
import { SignUpForm as Schema } from "../../../modules/accounts/forms.ts";
import { homeOf, localPath } from "../../../modules/accounts/rules.ts";
import { clientOf, viewerContext } from "../../context.ts";
import { formAction, readForm, withCookies } from "../../form-action.server.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { HaveAccount, SignUpForm } from "../../shared/sign-up/form.tsx";
import type { Route } from "./+types/page";

export { sendForm as clientAction } from "../../form-reply.ts";

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
  const client = clientOf(context, request);
  const form = { schema: Schema, fields: await readForm(request) };
  return formAction(context, form, (input, { accounts, now }) => signUp(accounts, client, input, now), {
    "signed-up": ({ setCookies }) => redirect(nextIn(url.searchParams) ?? "/dashboard", withCookies(setCookies)),
    taken: 400,
    "common-password": 400,
    "course-not-offered": 400,
  });
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
      <SignUpForm reply={actionData} course={course} next={next} />
    </AuthPage>
  );
}

function nextIn(query: URLSearchParams): string | null {
  return localPath(query.get("next"));
}
