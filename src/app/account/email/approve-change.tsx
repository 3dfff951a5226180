/**
 * The page behind the link to the current address: its owner approves the change of address, or reports that it was not their
 * request.
 */

import type { RouterContextProvider } from "react-router";
import { addressChangeTexts } from "../../../content/en/address-change.ts";
import {
  approveAddressChange,
  refuseAddressChange,
} from "../../../modules/accounts/commands/approve-address-change.server.ts";
import { ApproveAddressForm } from "../../../modules/accounts/forms.ts";
import { findAddressLink } from "../../../modules/accounts/queries/find-address-change.server.ts";
import { nowContext, servicesContext, viewerContext } from "../../context.ts";
import { formAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { continueLinkOf } from "../../shared/link-page.ts";
import type { Route } from "./+types/approve-change";
import { DeadLink, LinkDone, LinkForm, NotMineForm } from "./link-parts.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const { approve: texts } = addressChangeTexts;
const PAGE = "/address-change/approve";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.title, path: PAGE, isHidden: true });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const viewer = context.get(viewerContext);
  const link = await findAddressLink(accounts, "approve-address", token, context.get(nowContext));
  return {
    token,
    continueLink: continueLinkOf(viewer),
    // An unverified mailbox may be a stranger's, so the new address is not shown there.
    link: link && { email: link.email, newEmail: link.emailVerified ? link.newEmail : null },
  };
}

/** Opening the link must not confirm: virus scanners open every link in a mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = { schema: ApproveAddressForm, fields: await readForm(request) };
  return formAction(context, form, (input) => run(context, request.headers, input), {
    agreed: { status: 200, done: "agreed" },
    changed: { status: 200, done: "changed" },
    refused: { status: 200, done: "refused" },
    taken: 400,
    "invalid-link": 400,
  });
}

async function run(
  context: Readonly<RouterContextProvider>,
  headers: Headers,
  { token, intent }: { token: string; intent: "approve" | "refuse" },
) {
  const { accounts } = context.get(servicesContext);
  const now = context.get(nowContext);
  return intent === "approve"
    ? approveAddressChange(accounts, { token, headers }, now)
    : refuseAddressChange(accounts, token, now);
}

export default function ApproveAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { token, continueLink, link } = loaderData;
  const { message } = describeReply(actionData, addressChangeTexts.failed, {
    agreed: {},
    changed: {},
    refused: {},
    taken: addressChangeTexts.taken,
    "invalid-link": addressChangeTexts.dead,
  });
  if (actionData && "done" in actionData) {
    const { agreed, changed } = addressChangeTexts;
    const doneMessage = { agreed, changed, refused: texts.refused }[actionData.done];
    return <LinkDone title={texts.title} continueLink={continueLink} message={doneMessage} />;
  }
  if (!link) {
    const { dead, deadHelp } = addressChangeTexts;
    return <DeadLink title={texts.title} continueLink={continueLink} message={message ?? dead} help={deadHelp} />;
  }
  const refuse = (
    <NotMineForm token={token} intent="refuse" text={texts.notMine} label={texts.refuse} busyLabel={texts.refusing} />
  );
  return (
    <AuthPage title={texts.title} intro={texts.intro(link.email)} links={refuse}>
      {link.newEmail && <p>{texts.newEmail(link.newEmail)}</p>}
      <LinkForm token={token} intent="approve" message={message} label={texts.submit} busyLabel={texts.busy} />
    </AuthPage>
  );
}
