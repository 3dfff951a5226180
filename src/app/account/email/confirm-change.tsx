/**
 * The page behind the link to a new address. Confirms only in a session of the account that asked for it (record 9).
 */

import type { RouterContextProvider } from "react-router";
import { addressChangeTexts } from "../../../content/en/address-change.ts";
import { disownNewAddress, proveNewAddress } from "../../../modules/accounts/commands/prove-new-address.server.ts";
import { ProveAddressForm } from "../../../modules/accounts/forms.ts";
import { findAddressLink } from "../../../modules/accounts/queries/find-address-change.server.ts";
import { nowContext, servicesContext, viewerContext } from "../../context.ts";
import { formAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { continueLinkOf } from "../../shared/link-page.ts";
import type { Route } from "./+types/confirm-change";
import { DeadLink, DisownForm, LinkDone, LinkForm, SignInFirst } from "./link-parts.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const { confirm: texts } = addressChangeTexts;
const PAGE = "/address-change/confirm";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.title, path: PAGE, isHidden: true });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const viewer = context.get(viewerContext);
  const link = await findAddressLink(accounts, "prove-address", token, context.get(nowContext));
  const continueLink = continueLinkOf(viewer);
  if (!link) return { kind: "dead" as const, token, continueLink };
  if (viewer?.userId === link.userId) return { kind: "own" as const, token, continueLink, newEmail: link.newEmail };
  return { kind: "not-own" as const, token, continueLink, signedInAs: viewer?.email ?? null };
}

/** Opening the link must not confirm: virus scanners open every link in a mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = { schema: ProveAddressForm, fields: await readForm(request) };
  return formAction(context, form, (input) => run(context, request.headers, input), {
    agreed: { status: 200, done: "agreed" },
    changed: { status: 200, done: "changed" },
    disowned: { status: 200, done: "disowned" },
    taken: 400,
    "invalid-link": 400,
    // The session ended or changed since the page was opened: after a reload the page says what to do.
    "other-account": 400,
  });
}

async function run(
  context: Readonly<RouterContextProvider>,
  headers: Headers,
  { token, intent }: { token: string; intent: "confirm" | "disown" },
) {
  const { accounts } = context.get(servicesContext);
  const now = context.get(nowContext);
  if (intent === "disown") return disownNewAddress(accounts, token, now);
  const viewer = context.get(viewerContext);
  if (!viewer) return { kind: "other-account" as const };
  return proveNewAddress(accounts, viewer, { token, headers }, now);
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { token, continueLink } = loaderData;
  const { message } = describeReply(actionData, addressChangeTexts.failed, {
    agreed: {},
    changed: {},
    disowned: {},
    taken: addressChangeTexts.taken,
    "invalid-link": addressChangeTexts.dead,
    "other-account": {},
  });
  if (actionData && "done" in actionData) {
    const { agreed, changed } = addressChangeTexts;
    const doneMessage = { agreed, changed, disowned: texts.disowned }[actionData.done];
    return <LinkDone title={texts.title} continueLink={continueLink} message={doneMessage} />;
  }
  switch (loaderData.kind) {
    case "dead": {
      const { dead, deadHelp } = addressChangeTexts;
      return <DeadLink title={texts.title} continueLink={continueLink} message={message ?? dead} help={deadHelp} />;
    }
    case "own":
      return (
        <AuthPage title={texts.title} intro={texts.intro(loaderData.newEmail)}>
          <LinkForm token={token} intent="confirm" message={message} label={texts.submit} busyLabel={texts.busy} />
        </AuthPage>
      );
    case "not-own": {
      const { signedInAs } = loaderData;
      // Neither the account nor its address is named: the link may have gone to a mistyped address.
      const text = signedInAs ? texts.otherAccount(signedInAs) : texts.signInText;
      const notMine = <DisownForm token={token} texts={texts} message={message} />;
      return <SignInFirst {...{ page: PAGE, token, signedInAs, texts, text, notMine }} />;
    }
    default:
      return loaderData satisfies never;
  }
}
