import { todayTexts } from "../../../content/en/today.ts";
import type { BackupState } from "../../../modules/backup/queries/find-backup-state.server.ts";
import type { TodayFigure } from "./figures.ts";

const texts = todayTexts.backup;
const MINUTES = { hour: 60, day: 24 * 60 };

/** The age of the last backup. It waits for a person if the last try failed; it says so if backups are off. */
export function backupFigure(
  { last, failure }: BackupState,
  { isPlanned, now }: { isPlanned: boolean; now: Date },
): TodayFigure {
  const { label, link } = todayTexts.figures.backup;
  const hasFailed = isPlanned && failure !== null;
  return {
    label,
    value: isPlanned ? (last ? agoInWords(new Date(last.madeAt), now) : texts.none) : texts.off,
    icon: "download",
    hint: hasFailed ? texts.failed : null,
    links: [{ to: "/admin/settings/data", label: link }],
    state: hasFailed ? "waits" : "stands",
  };
}

function agoInWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return texts.justNow;
  if (minutes < MINUTES.hour) return texts.ago(minutes, "minute");
  if (minutes < 2 * MINUTES.day) return texts.ago(Math.floor(minutes / MINUTES.hour), "hour");
  return texts.ago(Math.floor(minutes / MINUTES.day), "day");
}
