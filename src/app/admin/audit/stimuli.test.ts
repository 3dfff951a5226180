/** What was done to a case study, as the audit tells it. */
import { expect, test } from "vitest";
import { auditSentences } from "../../../content/en/audit-sentences.ts";
import type { AuditAction } from "../../../modules/audit/commands/record-audit.server.ts";
import { findAuditNames } from "../../../modules/audit/queries/find-audit-names.server.ts";
import { listAudit } from "../../../modules/audit/queries/list-audit.server.ts";
import { changeStimulus } from "../../../modules/stimuli/commands/change-stimulus.server.ts";
import { deleteStimulus } from "../../../modules/stimuli/commands/delete-stimulus.server.ts";
import { describeStimulus } from "../../../modules/stimuli/commands/describe-stimulus.server.ts";
import { discardStimulusDraft } from "../../../modules/stimuli/commands/discard-stimulus-draft.server.ts";
import { withdrawStimulus } from "../../../modules/stimuli/commands/withdraw-stimulus.server.ts";
import { findStimulus } from "../../../modules/stimuli/queries/find-stimulus.server.ts";
import { buildAdmin } from "../../../testing/build.ts";
import { buildStimulus, recordOf } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import { changesOf, sentenceOf, type Words } from "./changes.server.ts";

const isKnown = (action: string): action is AuditAction => action in auditSentences;
const NOW = new Date("2026-03-01T09:00:00Z");

test("each thing that is done to a case study is in the audit, in words that say what changed", async () => {
  const admin = await buildAdmin(db);
  let minutes = 0;
  const next = () => {
    minutes += 1;
    return new Date(NOW.getTime() + minutes * 60_000);
  };
  const { stimulusId } = await buildStimulus(db, admin, { title: "Night sweats" }, NOW);
  const target = { stimulusId, basedOn: null };
  const found = await findStimulus(db, admin, stimulusId);
  if (!found) throw new Error("It was built.");
  await describeStimulus(db, admin, target, { ...found, title: "Night sweats again" }, next());
  const content = { ...recordOf([1]), client: "A woman of 70 years" };
  await changeStimulus(db, admin, target, { kind: "record", content }, next());
  await discardStimulusDraft(db, admin, target, next());
  await withdrawStimulus(db, admin, { ...target, isWithdrawn: true }, next());
  await withdrawStimulus(db, admin, { ...target, isWithdrawn: false }, next());
  expect(await deleteStimulus(db, admin, target, next())).toEqual({ kind: "deleted" });

  const filter = { search: "", action: null, subjectId: stimulusId, from: null, until: null };
  const { entries } = await listAudit(db, admin, filter);
  const words: Words = {
    names: await findAuditNames(db, admin, entries),
    writeTime: (at) => at.toISOString(),
    writeDay: (day) => day,
  };
  const told = entries.map((entry) => {
    if (!isKnown(entry.action)) throw new Error(entry.action);
    const { before, after } = sentenceOf(entry.action, entry, words);
    return {
      sentence: `${before}…${after}`,
      changes: Object.fromEntries(changesOf(entry, words).map(({ field, ...values }) => [field, values])),
    };
  });
  expect(entries.map(({ action }) => action).slice(0, 7)).toEqual([
    "stimulus.deleted",
    "stimulus.brought-back",
    "stimulus.withdrawn",
    "stimulus.edited",
    "stimulus.edited",
    "stimulus.edited",
    "stimulus.published",
  ]);
  expect(entries.at(-1)?.action).toBe("stimulus.added");
  expect(entries.every(({ subjectName }) => subjectName.startsWith("Night sweats"))).toBe(true);
  const [gone, , , discarded, changed, described] = told;
  expect(described?.changes).toEqual({ Title: { before: "Night sweats", after: "Night sweats again" } });
  const [was, is] = [recordOf([]).client, "A woman of 70 years"].map((client) => expect.stringContaining(client));
  expect(changed?.changes).toEqual({ Record: { before: was, after: is } });
  expect(discarded?.changes).toEqual({ Record: { before: is, after: was } });
  expect(Object.keys(gone?.changes ?? {})).toEqual(expect.arrayContaining(["Title", "Lesson", "Record"]));
  // Words, and nothing of how they are stored.
  expect(JSON.stringify(told)).not.toMatch(/\{\\"|undefined|\[object/);
  expect(new Set(told.map(({ sentence }) => sentence)).size).toBeGreaterThanOrEqual(6);
});
