/** The student's own address: requesting a change, and the pending request. */

import { data, Link, redirect, useLocation } from "react-router";
import type { z } from "zod/mini";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { addressChangeTexts as texts } from "../../../content/en/address-change.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { cancelAddressChange } from "../../../modules/accounts/commands/cancel-address-change.server.ts";
import { requestAddressChange } from "../../../modules/accounts/commands/request-address-change.server.ts";
import { ChangeAddressForm, EMAIL_LENGTH } from "../../../modules/accounts/forms.ts";
import { findAddressChange } from "../../../modules/accounts/queries/find-address-change.server.ts";
import { findSecondFactor } from "../../../modules/accounts/queries/find-second-factor.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { formAction, type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { AnyCodeField } from "../../shared/account/fields.tsx";
import { AccountPart, AccountParts } from "../../shared/account/part.tsx";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { Thanks } from "../../shared/notices/thanks.tsx";
import { useNoticeOnce } from "../../shared/notices/use-notice-once.ts";
import type { Route } from "./+types/email";
import ownStyles from "./email.module.css";
import styles from "./profile.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const PAGE = "/account/email";
const CANCEL = "?form=cancel";
const NOTICE_NAMES = ["done"];

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId, email, emailVerified } = requireStudent(context);
  const { accounts, db, timeZone } = context.get(servicesContext);
  const [pending, factor] = await Promise.all([
    findAddressChange(db, userId, context.get(nowContext)),
    findSecondFactor(accounts, userId),
  ]);
  const done = url.searchParams.get("done");
  return {
    email,
    emailVerified,
    asksForCode: factor !== null,
    pending: pending && { ...pending, expiresAt: timeWriter(timeZone)(pending.expiresAt) },
    done: done === "asked" || done === "cancelled" ? done : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = args.url.searchParams.get("form");
  if (form === "cancel") return cancel(args);
  if (form !== null) throw data(null, { status: 400 });
  return ask(args);
}

async function ask({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const client = clientOf(context, request);
  const form = { schema: ChangeAddressForm, fields: await readForm(request) };
  const run = (input: z.infer<typeof ChangeAddressForm>, { accounts, now }: Given) =>
    requestAddressChange(accounts, student, client, input, now);
  return formAction(context, form, run, {
    requested: redirect(`${PAGE}?done=asked`),
    "same-address": 400,
    "wrong-password": 400,
    "wrong-code": 400,
  });
}

async function cancel({ context }: Route.ActionArgs) {
  const student = requireStudent(context);
  const run = async ({ db }: Given) => {
    await cancelAddressChange(db, student);
    return { kind: "cancelled" } as const;
  };
  return pressAction(context, run, { cancelled: redirect(`${PAGE}?done=cancelled`) }, { form: "cancel" });
}

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, emailVerified, asksForCode, pending, done } = loaderData;
  const location = useLocation();
  const hasMailServer = useHasMailServer();
  useNoticeOnce(done !== null && !actionData, NOTICE_NAMES);
  const { problems } = texts;
  const failed = actionData?.form === "cancel" ? problems.notCancelled : problems.failed;
  const messages = describeReply(actionData, failed, {
    "same-address": { errors: { email: problems.same } },
    "wrong-password": { errors: { password: problems.wrongPassword } },
    "wrong-code": { errors: { code: accountsTexts.errors.codeWrong } },
    limited: ({ minutes }) => problems.tooMany(minutes),
  });
  return (
    <>
      <PageHeading
        title={texts.title}
        text={hasMailServer ? texts.how : texts.kept}
        back={{ to: "/account", label: texts.back }}
      />
      <AccountParts>
        {done === "cancelled" && !actionData && <Thanks key={location.key}>{texts.cancelled}</Thanks>}
        {pending && <Pending pending={pending} isNew={done === "asked" && !actionData} />}
        <AccountPart id="ask" title={texts.ask}>
          <p className={styles.email}>{`${texts.now}: ${email}`}</p>
          {/* A new form after each request: what was typed into the old one is a password. */}
          <FormFrame
            key={done === "asked" && !actionData ? location.key : "ask"}
            schema={ChangeAddressForm}
            {...messages}
          >
            <TextField
              label={texts.newEmail}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={EMAIL_LENGTH}
              required
              defaultValue={actionData?.values.email}
            />
            <PasswordField label={texts.password} name="password" autoComplete="current-password" required />
            {asksForCode && <AnyCodeField name="code" />}
            <Button type="submit" busyLabel={texts.busy} className={styles.save}>
              {texts.submit}
            </Button>
          </FormFrame>
        </AccountPart>
        <AccountPart id="no-mails" title={emailVerified ? texts.lostTitle : texts.unprovedTitle}>
          <p>
            <span>{emailVerified ? texts.lost : texts.unproved}</span> <Link to="/contact">{texts.write}</Link>
          </p>
        </AccountPart>
      </AccountParts>
    </>
  );
}

type PendingProps = {
  pending: NonNullable<Route.ComponentProps["loaderData"]["pending"]>;
  isNew: boolean;
};

function Pending({ pending, isNew }: PendingProps) {
  const { newEmail, expiresAt, isApproved, isProved } = pending;
  const words = texts.pending;
  const { key } = useLocation();
  const hasMailServer = useHasMailServer();
  return (
    <AccountPart id="pending" title={words.title}>
      {isNew && <Thanks key={key}>{hasMailServer ? texts.asked : texts.askedKept}</Thanks>}
      <p className={styles.email}>{words.line(newEmail)}</p>
      <dl className={ownStyles.boxes}>
        <Mailbox label={words.oldBox} isFollowed={isApproved} />
        <Mailbox label={words.newBox} isFollowed={isProved} />
      </dl>
      <p className={ownStyles.until}>{words.until(expiresAt)}</p>
      <FormFrame action={CANCEL}>
        <Button type="submit" variant="secondary" busyLabel={words.cancelling} className={styles.save}>
          {words.cancel}
        </Button>
      </FormFrame>
    </AccountPart>
  );
}

function Mailbox({ label, isFollowed }: { label: string; isFollowed: boolean }) {
  const words = texts.pending;
  return (
    <div className={ownStyles.box}>
      <dt>{label}</dt>
      <dd>
        <Badge tone={isFollowed ? "success" : "warning"}>{isFollowed ? words.followed : words.waiting}</Badge>
      </dd>
    </div>
  );
}
