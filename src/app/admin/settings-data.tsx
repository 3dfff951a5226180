/** The part of Site Settings about data: how long they are kept, and the backups. */
import { useState } from "react";
import { adminTexts } from "../../content/en/admin.ts";
import { retentionTexts } from "../../content/en/retention.ts";
import { settingsTexts } from "../../content/en/settings.ts";
import { textOfKeeping } from "../../modules/retention/rules.ts";
import { nowContext, servicesContext } from "../context.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/settings-data";
import { BackupsCard } from "./settings/backups-card.tsx";
import { keepSettings } from "./settings/keep-settings.ts";
import { loadBackups } from "./settings/load-backups.server.ts";
import { loadRetention } from "./settings/load-retention.server.ts";
import { RetentionCard, WhatIsDestroyed } from "./settings/retention-card.tsx";
import { actOnKeeping } from "./settings/settings-actions.server.ts";
import { replyTo } from "./settings/settings-reply.ts";
import { useAddressWithout } from "./settings/use-address-without.ts";
import { LeaveGuard } from "./shared/leave-guard.tsx";
import { RouteConfirm } from "./shared/route-dialog.tsx";

const { parts } = settingsTexts;

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context);
  const services = context.get(servicesContext);
  const [retention, backups] = await Promise.all([
    loadRetention(services, url.searchParams, context.get(nowContext)),
    loadBackups(services),
  ]);
  return { retention, backups };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(parts.title(parts.names.data)) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnKeeping(context, request);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepSettings(args);
}

export default function SettingsData({ loaderData: { retention, backups }, actionData }: Route.ComponentProps) {
  const keepingKey = textOfKeeping(retention.keeping);
  const [dirtyKeeping, setDirtyKeeping] = useState<string | null>(null);
  const closeTo = useAddressWithout(["keep", "was"]);
  return (
    <>
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
      <RetentionCard
        key={keepingKey}
        retention={retention}
        reply={replyTo("keep", actionData)}
        onDirty={() => setDirtyKeeping(keepingKey)}
      />
      <LeaveGuard isDirty={dirtyKeeping === keepingKey} />
      <BackupsCard backups={backups} />
    </>
  );
}
