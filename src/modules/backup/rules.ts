/** What scheduled backups are called, and which of them may go. Times of names are UTC, so that they never repeat. */
import { formats } from "../../content/formats.ts";

/** Besides the newest ones, the last backup of each of this many weeks is kept. */
const WEEKS_KEPT = 5;
const NAME = /^lamplight-(\d{4})-(\d{2})-(\d{2})T(\d{2})(\d{2})\.zip$/;
/** The name of an unfinished backup: the file, a mark of the process that writes it, and this. */
const UNFINISHED = /^(.+)\.[0-9a-f]{16}\.part$/;
const DAY_MS = 24 * 3_600_000;
/** The first Monday. */
const FIRST_WEEK_MS = 4 * DAY_MS;

/** The name of the scheduled backup of this minute, such as `lamplight-2026-11-21T0930.zip`. */
export function backupName(at: Date): string {
  return `lamplight-${at.toISOString().slice(0, 16).replace(":", "")}.zip`;
}

/** When it was made; null for what is not called like a scheduled backup. */
export function timeOfBackup(name: string): Date | null {
  const [, year, month, day, hour, minute] = NAME.exec(name) ?? [];
  if (!year) return null;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  // A 31st of February is nobody's name.
  return !Number.isNaN(at.getTime()) && backupName(at) === name ? at : null;
}

/**
 * Which files of a folder are not kept any more: never the `keep` newest, never the last of each of the latest weeks, and
 * nothing that is not called like a scheduled backup.
 */
export function backupsToDelete(names: ReadonlyArray<string>, keep: number): string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOfBackup(name);
      return at ? [{ name, at, week: Math.floor((at.getTime() - FIRST_WEEK_MS) / (7 * DAY_MS)) }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const weeks = new Map<number, string>();
  for (const { name, week } of backups) if (!weeks.has(week)) weeks.set(week, name);
  const lastOfWeeks = new Set([...weeks.values()].slice(0, WEEKS_KEPT));
  return backups.flatMap(({ name }, index) => (index < Math.max(keep, 1) || lastOfWeeks.has(name) ? [] : [name]));
}

/** What a file is called while it is written. `mark` is 16 hexadecimal digits that nobody else has. */
export function unfinishedName(file: string, mark: string): string {
  return `${file}.${mark}.part`;
}

/** The file that this was to become; null when it is not called like an unfinished one. */
export function fileOfUnfinished(name: string): string | null {
  return UNFINISHED.exec(name)?.[1] ?? null;
}

const MEGABYTE = 1024 * 1024;

/** A size for people. */
export function sizeInWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${formats().number(Math.ceil(bytes / 1024))} kB`;
  return `${formats().number(bytes / MEGABYTE, 1)} MB`;
}
