/** Site Settings: what is missing, the logo, everything the institute says of itself, and a test mail. */
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { adminTexts } from "../../content/en/admin.ts";
import { errorTexts } from "../../content/en/errors.ts";
import { retentionTexts } from "../../content/en/retention.ts";
import { settingsTexts } from "../../content/en/settings.ts";
import { textOfKeeping } from "../../modules/retention/rules.ts";
import { findSettings } from "../../modules/site/queries/find-settings.server.ts";
import { mailSenderOf } from "../../modules/site/rules.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../context.ts";
import { keepPage } from "../form-reply.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/settings";
import { BackupsCard } from "./settings/backups-card.tsx";
import { loadBackups } from "./settings/load-backups.server.ts";
import { loadRetention } from "./settings/load-retention.server.ts";
import { LogoCard } from "./settings/logo-card.tsx";
import { MissingList } from "./settings/missing-list.tsx";
import { RetentionCard, WhatIsDestroyed } from "./settings/retention-card.tsx";
import styles from "./settings/settings.module.css";
import { actOnSettings } from "./settings/settings-actions.server.ts";
import { SettingsFields } from "./settings/settings-fields.tsx";
import { replyTo, SAVED_AT, type SettingsReply } from "./settings/settings-reply.ts";
import { TestMailCard } from "./settings/test-mail-card.tsx";
import { DoneNotice } from "./shared/done-notice.tsx";
import { RouteConfirm } from "./shared/route-dialog.tsx";

const texts = settingsTexts;
/** What opens a window over the page. */
const DIALOGS = ["remove", "keep", "was"];

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const services = context.get(servicesContext);
  const { db, adminEmail } = services;
  const [{ updatedAt, ...settings }, retention, backups] = await Promise.all([
    findSettings(db),
    loadRetention(services, url.searchParams, context.get(nowContext)),
    loadBackups(services),
  ]);
  return {
    settings: { ...settings, updatedAt: updatedAt.toISOString() },
    adminEmail,
    ownEmail: admin.email,
    retention,
    backups,
    sender: mailSenderOf({ ...settings, mailFromName: "", mailFromAddress: "" }, adminEmail),
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnSettings(context, request);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepPage(
    args,
    (reason, values): SettingsReply => ({ values, errors: {}, message: sayFailed(reason, values) }),
  );
}

export default function SiteSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, retention } = loaderData;
  const keepingKey = textOfKeeping(retention.keeping);
  const [dirtyKeeping, setDirtyKeeping] = useState<string | null>(null);
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const withoutDialog = new URLSearchParams(search);
  for (const name of DIALOGS) withoutDialog.delete(name);
  const closeTo = `${pathname}${withoutDialog.size > 0 ? `?${withoutDialog}` : ""}`;
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} text={texts.text} />
      <DoneNotice />
      {params.get("remove") === "logo" && settings.logoUrl && (
        <RouteConfirm
          title={texts.logo.removal.title}
          message={texts.logo.removal.message}
          error={replyTo("remove-logo", actionData)?.message}
          confirmLabel={texts.logo.removal.confirm}
          intent="remove-logo"
          closeTo={closeTo}
        />
      )}
      {retention.proposal && (
        <RouteConfirm
          title={retentionTexts.confirm.title}
          message={<WhatIsDestroyed lines={retention.proposal.lines} />}
          error={replyTo("keep-confirmed", actionData)?.message}
          confirmLabel={retentionTexts.confirm.confirm}
          intent="keep-confirmed"
          closeTo={closeTo}
        />
      )}
      <MissingList settings={settings} />
      <LogoCard logoUrl={settings.logoUrl} reply={replyTo("logo", actionData)} />
      {/* A save begins a new form with what is stored; what else happens on the page leaves it as it is. */}
      <SettingsFields
        key={params.get(SAVED_AT)}
        data={loaderData}
        reply={replyTo("save", actionData)}
        isOtherDirty={dirtyKeeping === keepingKey}
      />
      <RetentionCard
        key={keepingKey}
        retention={retention}
        reply={replyTo("keep", actionData)}
        onDirty={() => setDirtyKeeping(keepingKey)}
      />
      <BackupsCard backups={loaderData.backups} />
      <TestMailCard defaultTo={loaderData.ownEmail} reply={replyTo("test-mail", actionData)} />
    </div>
  );
}

function sayFailed(reason: string, { intent }: Readonly<Record<string, string>>): string {
  switch (intent) {
    case "logo":
    case "remove-logo":
      // What is too large for the way is too large for a logo.
      return reason === errorTexts.reasons.tooLarge ? texts.logo.refused.tooLarge : texts.logo.failed(reason);
    case "test-mail":
      return texts.test.failed(reason);
    case "keep":
    case "keep-confirmed":
      return retentionTexts.notSaved(reason);
    default:
      return texts.notSaved(reason);
  }
}
