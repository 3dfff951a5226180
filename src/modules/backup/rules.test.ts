import fc from "fast-check";
import { expect, test } from "vitest";
import { backupName, backupsToDelete, fileOfUnfinished, sizeInWords, timeOfBackup, unfinishedName } from "./rules.ts";

const DAY_MS = 24 * 3_600_000;
const daily = (days: number) =>
  Array.from({ length: days }, (_, day) => backupName(new Date(Date.UTC(2026, 10, 21, 9, 30) - day * DAY_MS)));

test("a name tells its minute, and nothing else is a name", () => {
  const at = new Date("2026-11-21T09:30:45Z");

  expect(backupName(at)).toBe("lamplight-2026-11-21T0930.zip");
  expect(timeOfBackup("lamplight-2026-11-21T0930.zip")).toEqual(new Date("2026-11-21T09:30:00Z"));
  for (const name of [
    "lamplight-2026-02-31T0930.zip",
    "lamplight-2026-11-21T2530.zip",
    "lamplight-2026-11-21T0930.zip.0123456789abcdef.part",
    "my lamplight-2026-11-21T0930.zip",
    "before-upgrade.zip",
  ]) {
    expect(timeOfBackup(name), name).toBeNull();
  }
  expect(fileOfUnfinished(unfinishedName("before upgrade.zip", "0123456789abcdef"))).toBe("before upgrade.zip");
  expect(fileOfUnfinished("before-upgrade.zip.part")).toBeNull();
});

test("of daily backups the newest seven and the last of each week before are kept", () => {
  const names = daily(60);
  const deleted = new Set(backupsToDelete(names, 7));

  // 21 November 2026 is a Saturday, so the weeks before end on the 15th, the 8th, the 1st and the 25th.
  expect(names.filter((name) => !deleted.has(name)).map((name) => name.slice(15, 20))).toEqual([
    ...["11-21", "11-20", "11-19", "11-18", "11-17", "11-16", "11-15"],
    ...["11-08", "11-01", "10-25"],
  ]);
});

test("when old ones are deleted every day, weeks of the past stay", () => {
  let kept: string[] = [];
  for (const name of daily(100).toReversed()) {
    const folder = [...kept, name];
    const deleted = new Set(backupsToDelete(folder, 7));
    kept = folder.filter((one) => !deleted.has(one));
  }
  expect(kept).toHaveLength(10);
  expect(kept[0]).toBe("lamplight-2026-10-25T0930.zip");
});

test("whatever lies in the folder, the newest stays, others' files stay, and no more goes than has to", () => {
  const minutes = fc
    .integer({ min: 29_000_000, max: 30_000_000 })
    .map((minute) => backupName(new Date(minute * 60_000)));
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(minutes, fc.string())), fc.integer({ min: 1, max: 20 }), (names, keep) => {
      const deleted = backupsToDelete(names, keep);
      const backups = names
        .filter((name) => timeOfBackup(name) !== null)
        .toSorted()
        .toReversed();
      expect(deleted.every((name) => backups.indexOf(name) >= keep)).toBe(true);
      expect(backups.length - deleted.length).toBeLessThanOrEqual(keep + 5);
    }),
  );
});

test("a size is written for people", () => {
  expect(sizeInWords(900)).toBe("1 kB");
  expect(sizeInWords(1024 * 1024 * 12.34)).toBe("12.3 MB");
  expect(sizeInWords(1024 * 1024 * 2345)).toBe("2,345 MB");
});
