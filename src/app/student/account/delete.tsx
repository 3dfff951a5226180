/**
 * Confirms the deletion of a student's own account: says what goes and what stays. Needs the password, and a code if there is a
 * second factor.
 */

import { Link, redirectDocument } from "react-router";
import type { z } from "zod/mini";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { privacyTexts } from "../../../content/en/privacy.ts";
import { ProofForm } from "../../../modules/accounts/forms.ts";
import { findSecondFactor } from "../../../modules/accounts/queries/find-second-factor.server.ts";
import { deleteOwnAccount } from "../../../modules/students/commands/delete-own-account.server.ts";
import { findOwnDeletion, type OwnDeletion } from "../../../modules/students/queries/find-own-deletion.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { formAction, type Given, readForm } from "../../form-action.server.ts";
import { describeReply, type FormToSend, sendFormThen } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { deletedAccountCookie } from "../../shared/account/deleted-account-cookie.server.ts";
import { AnyCodeField } from "../../shared/account/fields.tsx";
import { AccountPart, AccountParts } from "../../shared/account/part.tsx";
import { clearOwnData } from "../../shared/clear-own-data.ts";
import type { Route } from "./+types/delete";
import styles from "./delete.module.css";

const texts = privacyTexts.deletion;
const DONE = "/account-deleted";

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { accounts, db } = context.get(servicesContext);
  const [deletion, factor] = await Promise.all([
    findOwnDeletion(db, student, context.get(nowContext)),
    findSecondFactor(accounts, student.userId),
  ]);
  return { deletion, asksForCode: factor !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const client = clientOf(context, request);
  const form = { schema: ProofForm, fields: await readForm(request) };
  const run = (proof: z.infer<typeof ProofForm>, { accounts, timeZone, now }: Given) =>
    deleteOwnAccount(accounts, student, client, { ...proof, timeZone }, now);
  return formAction(context, form, run, {
    deleted: () => {
      const { accounts, publicUrl } = context.get(servicesContext);
      const headers = new Headers();
      for (const cookie of [
        ...accounts.dropCookie(),
        accounts.knownDevices.drop(),
        deletedAccountCookie({ publicUrl }),
      ])
        headers.append("Set-Cookie", cookie);
      return redirectDocument(DONE, { headers });
    },
    "wrong-password": 400,
    "wrong-code": 400,
  });
}

/** Clears the own data on the device too. */
export function clientAction(args: FormToSend) {
  return sendFormThen(args, clearOwnData);
}

export default function PrivacyDelete({ loaderData, actionData }: Route.ComponentProps) {
  const messages = describeReply(actionData, texts.failed, {
    "wrong-password": { errors: { password: texts.wrongPassword } },
    "wrong-code": { errors: { code: accountsTexts.errors.codeWrong } },
    limited: ({ minutes }) => texts.tooMany(minutes),
  });
  return (
    <>
      <PageHeading title={texts.title} back={{ to: "/account/privacy", label: privacyTexts.title }} />
      <AccountParts>
        <AccountPart id="what-goes" title={texts.question}>
          <WhatIsDeleted deletion={loaderData.deletion} />
          <p>
            {texts.takeFirst} <Link to="/account/privacy">{privacyTexts.download.title}</Link>
          </p>
          <FormFrame schema={ProofForm} {...messages}>
            <PasswordField label={privacyTexts.password} name="password" autoComplete="current-password" required />
            {loaderData.asksForCode && <AnyCodeField name="code" />}
            <div className="cluster gap-3">
              <Button type="submit" variant="danger" busyLabel={texts.busy}>
                {texts.submit}
              </Button>
              <LinkButton to="/account/privacy" variant="secondary">
                {texts.cancel}
              </LinkButton>
            </div>
          </FormFrame>
        </AccountPart>
      </AccountParts>
    </>
  );
}

function WhatIsDeleted({ deletion: { certificates, running } }: { deletion: OwnDeletion }) {
  const { account, results, lessons, notes, messages, log, ...counted } = texts.goesItems;
  return (
    <>
      <p>{texts.goes}</p>
      <ul className={styles.list}>
        <li>{account}</li>
        {running > 0 && <li>{counted.running(running)}</li>}
        <li>{results}</li>
        <li>{lessons}</li>
        {certificates > 0 && <li>{counted.certificates(certificates)}</li>}
        <li>{notes}</li>
        <li>{messages}</li>
        <li>{log}</li>
      </ul>
      <p>{texts.stays}</p>
      <ul className={styles.list}>
        {texts.staysItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
