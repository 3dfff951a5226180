/** The part of Site Settings about data: how long they are kept, and the backups. */
import { useState } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { retentionTexts } from "../../../content/en/retention.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { serializePeriods } from "../../../modules/retention/rules.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/data";
import { BackupsCard } from "./data/backups-card.tsx";
import { loadBackups } from "./data/load-backups.server.ts";
import { loadRetention } from "./data/load-retention.server.ts";
import { actOnRetention } from "./data/retention-actions.server.ts";
import { DeletionSummary, RetentionCard } from "./data/retention-card.tsx";
import { useAddressWithout } from "./use-address-without.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const { parts } = settingsTexts;

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const services = context.get(servicesContext);
  const [retention, backups] = await Promise.all([
    loadRetention(services, admin, url.searchParams, context.get(nowContext)),
    loadBackups(services, admin),
  ]);
  return { retention, backups };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(parts.title(parts.names.data)) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnRetention(context, request);
}

export default function SettingsData({ loaderData: { retention, backups }, actionData }: Route.ComponentProps) {
  const keepingKey = serializePeriods(retention.periods);
  const [dirtyKeeping, setDirtyKeeping] = useState<string | null>(null);
  const confirmed = actionData?.form === "keep-confirmed" ? actionData : undefined;
  const { stale } = retentionTexts.confirm;
  const closeTo = useAddressWithout(["keep", "was"]);
  return (
    <>
      {retention.proposal && (
        <RouteConfirm
          title={retentionTexts.confirm.title}
          message={<DeletionSummary lines={retention.proposal.lines} />}
          error={describeReply(confirmed, retentionTexts.notSaved, { stale, destroys: stale }).message}
          confirmLabel={retentionTexts.confirm.confirm}
          intent="keep-confirmed"
          closeTo={closeTo}
        />
      )}
      <RetentionCard
        key={keepingKey}
        retention={retention}
        reply={actionData?.form === "keep" ? actionData : undefined}
        onDirty={() => setDirtyKeeping(keepingKey)}
      />
      <LeaveGuard isDirty={dirtyKeeping === keepingKey} />
      <BackupsCard backups={backups} />
    </>
  );
}
