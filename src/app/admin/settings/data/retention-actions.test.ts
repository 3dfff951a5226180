/** What the form of how long data are kept answers, and the question before it destroys. */
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { recordAudit } from "../../../../modules/audit/commands/record-audit.server.ts";
import { saveRetentionPeriods } from "../../../../modules/retention/commands/save-retention-periods.server.ts";
import { STOPPED } from "../../../../modules/retention/outcome.ts";
import { loadRetentionPeriods } from "../../../../modules/retention/queries/load-retention-periods.server.ts";
import { type RetentionPeriods, serializePeriods } from "../../../../modules/retention/rules.ts";
import { buildAdmin } from "../../../../testing/build.ts";
import { openServices } from "../../../../testing/services.ts";
import { db } from "../../../../testing/test-db.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { describeLastRun, loadRetention } from "./load-retention.server.ts";
import { keep, keepConfirmed } from "./retention-actions.server.ts";

const NOW = new Date("2031-06-15T09:00:00Z");
const KEEPING: RetentionPeriods = {
  keepSignInsMonths: 12,
  keepAuditMonths: 36,
  keepDataViewsMonths: 12,
  keepMessagesMonths: 0,
  keepUnusedAccountsMonths: 0,
};
const services = openServices();
const admin = await buildAdmin(db);

function newContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(nowContext, NOW);
  return context;
}

/** As another administrator might have saved it. */
async function store(input: RetentionPeriods): Promise<void> {
  await saveRetentionPeriods(db, admin, { basedOn: await loadRetentionPeriods(db), input, isConfirmed: true }, NOW);
}

/** The form, as somebody fills it in who saw `basedOn`. */
function formOf(over: Partial<Record<keyof RetentionPeriods, string>>, basedOn = KEEPING): FormData {
  const form = new FormData();
  form.set("intent", "keep");
  form.set("basedOn", serializePeriods(basedOn));
  for (const [name, value] of Object.entries({ ...KEEPING, ...over })) form.set(name, String(value));
  return form;
}

/** Where a reply leads, or what it says. */
async function outcomeOf(reply: Promise<unknown>): Promise<unknown> {
  try {
    return await reply;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location");
    throw thrown;
  }
}

test("longer times are saved at once, shorter ones lead to the question with what goes", async () => {
  await store(KEEPING);
  expect(await outcomeOf(keep(newContext(), admin, formOf({ keepAuditMonths: "48" }), "?saved=7"))).toBe(
    "/admin/settings/data?saved=7&done=keeping-saved",
  );
  await store(KEEPING);
  const at = new Date("2029-01-01T00:00:00Z");
  await recordAudit(db, admin, { action: "subject.added", subject: { name: "Anatomy" }, after: {} }, at);

  const question = await outcomeOf(keep(newContext(), admin, formOf({ keepAuditMonths: "24" }), "?saved=7"));

  expect(question).toBe("/admin/settings/data?saved=7&keep=12-24-12-0-0&was=12-36-12-0-0");
  expect(await loadRetentionPeriods(db)).toEqual(KEEPING);
  const search = new URL(String(question), services.publicUrl).searchParams;
  expect((await loadRetention(services, admin, search, NOW)).proposal).toEqual({
    periods: { ...KEEPING, keepAuditMonths: 24 },
    lines: ["Audit, kept for 24 months: 1 entry of the audit"],
  });
  expect(await outcomeOf(keepConfirmed(newContext(), admin, `?${search}`))).toBe(
    "/admin/settings/data?saved=7&done=keeping-saved",
  );
  expect(await loadRetentionPeriods(db)).toEqual({ ...KEEPING, keepAuditMonths: 24 });
});

test("what somebody else saved meanwhile is told, and overwritten only knowingly", async () => {
  const theirs = { ...KEEPING, keepMessagesMonths: 12 };
  await store(theirs);
  const typed = { keepSignInsMonths: "24" };

  expect(await outcomeOf(keep(newContext(), admin, formOf(typed), ""))).toMatchObject({
    init: { status: 400 },
    data: {
      values: { keepSignInsMonths: "24", keepMessagesMonths: "12", basedOn: serializePeriods(theirs) },
      newer: { taken: ["keepMessagesMonths"], both: [] },
    },
  });
  expect(await outcomeOf(keep(newContext(), admin, formOf({ keepMessagesMonths: "24" }), ""))).toMatchObject({
    data: { newer: { taken: [], both: [{ field: "keepMessagesMonths", value: "12" }] } },
  });
  const late = `?keep=12-24-12-0-0&was=${serializePeriods(KEEPING)}`;
  expect(await outcomeOf(keepConfirmed(newContext(), admin, late))).toMatchObject({ init: { status: 400 } });
  expect(await loadRetentionPeriods(db)).toEqual(theirs);
  expect(await outcomeOf(keep(newContext(), admin, formOf(typed, theirs), ""))).toBe(
    "/admin/settings/data?done=keeping-saved",
  );
});

test("what nobody may choose is neither saved nor asked about", async () => {
  await store(KEEPING);
  const tooShort = keep(newContext(), admin, formOf({ keepAuditMonths: "11" }), "");
  expect(await outcomeOf(tooShort)).toMatchObject({
    init: { status: 400 },
    data: { errors: { keepAuditMonths: "Please enter 0 for ever, or 12 to 600 months." } },
  });
  for (const search of [
    "?keep=12-1-12-0-0&was=12-36-12-0-0",
    "?keep=nonsense&was=12-36-12-0-0",
    "?keep=12-24-12-0-0",
  ]) {
    expect(await outcomeOf(keepConfirmed(newContext(), admin, search))).toMatchObject({ init: { status: 400 } });
  }
  expect((await loadRetention(services, admin, new URLSearchParams("keep=12-1-12-0-0"), NOW)).proposal).toBeNull();
  expect(await loadRetentionPeriods(db)).toEqual(KEEPING);
});

test("what the last run did is said in figures; a sentence of the version before stands as it is", () => {
  const lastRunAfter = (outcome: string, hasFailed = false) =>
    describeLastRun({ startedAt: NOW, finishedAt: NOW, hasFailed, outcome }, () => "today");
  const none = { signIns: 0, audit: 0, dataViews: 0, messages: 0, accounts: 0, invited: 0, sessions: 0, links: 0 };
  const much = { cleared: { ...none, audit: 3, links: 1 }, noticed: 2, isUnfinished: true };

  expect(lastRunAfter(JSON.stringify({ cleared: none, noticed: 0, isUnfinished: false }))).toBe(
    "Last run: today. Nothing was old enough to delete.",
  );
  expect(lastRunAfter(JSON.stringify(much))).toBe(
    "Last run: today. 4 entries deleted: 3 entries of the audit, 1 expired link, 2 owners of unused accounts got an email. The next run deletes the rest.",
  );
  expect(lastRunAfter("9 entries deleted: 9 log-ins.")).toBe("Last run: today. 9 entries deleted: 9 log-ins.");
  expect(lastRunAfter(STOPPED, true)).toMatch(/tried again: The product was stopped before the run was over\.$/);
});
