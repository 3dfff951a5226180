/** A panel of instructors that sets a standard: begun, rated in two rounds, set or given up (record 63). */
import { and, eq, isNull } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Random } from "../../../core/random.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { standardJudges, standardRatings, standards } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { ADAPTIVE_PRESETS } from "../../adaptive/nclex.ts";
import { loadNewestBank } from "../../adaptive/queries/find-bank.server.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { PanelForm } from "../forms.ts";
import { cutsOf, isInRound, loadPanel, type Panel } from "../panel.server.ts";
import { agreementOf, drawRated, JUDGES_MIN } from "../standard.ts";

export type StartPanelResult =
  | { kind: "started"; standardId: Id<"standard"> }
  /** A panel for this exam is at work already. */
  | { kind: "at-work" }
  /** The bank has too few questions whose difficulty is known. */
  | { kind: "too-few" };

/** Draws the questions and waits for the ratings of these judges. */
export async function startPanel(
  db: Db,
  admin: Admin,
  { presetId, judges }: PanelForm,
  now: Date,
  random: Random = Math.random,
): Promise<StartPanelResult> {
  const preset = ADAPTIVE_PRESETS.find(({ id }) => id === presetId);
  if (!preset) return { kind: "too-few" };
  const { content } = await loadNewestBank(db, preset.plan.examPlan);
  const questions = drawRated(preset.plan, content, random);
  if (questions.length === 0) return { kind: "too-few" };
  return db.transaction(async (tx): Promise<StartPanelResult> => {
    const standardId = newId<"standard">();
    const [started] = await tx
      .insert(standards)
      .values({ id: standardId, presetId, startedAt: now, startedBy: admin.userId, questions })
      .onConflictDoNothing()
      .returning({ id: standards.id });
    if (!started) return { kind: "at-work" };
    await tx
      .insert(standardJudges)
      .values(judges.map((name, index) => ({ id: newId<"judge">(), standardId, position: index + 1, name })));
    const after = { judges, questions: questions.length };
    await recordAudit(tx, admin, { action: "standard.started", subject: subjectOf(standardId, presetId), after }, now);
    return { kind: "started", standardId };
  });
}

/** `isLast`: there is no question after it. */
export type RateResult = { kind: "saved"; isLast: boolean } | { kind: "not-found" };

/** Keeps what a judge says of a question in the round at hand; "not-found" once the round is over, or for somebody who is not in it. */
export async function rateQuestion(
  db: Db,
  _admin: Admin,
  { standardId, judgeId, position }: { standardId: Id<"standard">; judgeId: Id<"judge">; position: number },
  percent: number,
): Promise<RateResult> {
  return withPanel(db, standardId, async (tx, { judges, round, questions }): Promise<RateResult> => {
    const judge = judges.find(({ id }) => id === judgeId);
    if (!judge || !isInRound(judge, round) || !questions[position - 1]) return { kind: "not-found" };
    await tx
      .insert(standardRatings)
      .values({ judgeId, round, position, percent })
      .onConflictDoUpdate({
        target: [standardRatings.judgeId, standardRatings.round, standardRatings.position],
        set: { percent },
      });
    return { kind: "saved", isLast: position === questions.length };
  });
}

export type NextRoundResult = { kind: "begun" } | { kind: "too-few-judges" } | { kind: "not-found" };

/** Closes the first round. Judges who have not finished it are out; all others begin the second with what they said in the first. */
export async function beginSecondRound(db: Db, _admin: Admin, standardId: Id<"standard">): Promise<NextRoundResult> {
  return withPanel(db, standardId, async (tx, panel): Promise<NextRoundResult> => {
    if (panel.round === 2) return { kind: "begun" };
    if (cutsOf(panel, 1).length < JUDGES_MIN) return { kind: "too-few-judges" };
    const first = panel.judges
      .filter((judge) => isInRound(judge, 2))
      .flatMap(({ id, rounds }) =>
        [...rounds[1].ratings].map(([position, percent]) => ({ judgeId: id, round: 2, position, percent })),
      );
    await tx.insert(standardRatings).values(first);
    await tx.update(standards).set({ round: 2 }).where(eq(standards.id, standardId));
    return { kind: "begun" };
  });
}

export type SetStandardResult = { kind: "set" } | { kind: "not-found" };

/** Makes what the second round came to the standard. It holds for tests that are started from now on. */
export async function setStandard(
  db: Db,
  admin: Admin,
  standardId: Id<"standard">,
  now: Date,
): Promise<SetStandardResult> {
  return withPanel(db, standardId, async (tx, panel): Promise<SetStandardResult> => {
    const cuts = cutsOf(panel, 2);
    if (panel.round === 1 || cuts.length < JUDGES_MIN) return { kind: "not-found" };
    const { cut, spread } = agreementOf(cuts);
    const set = { setAt: now, cut, spread, judges: cuts.length };
    await tx.update(standards).set(set).where(eq(standards.id, standardId));
    const after = { cut, spread, judges: cuts.length };
    await recordAudit(
      tx,
      admin,
      { action: "standard.set", subject: subjectOf(standardId, panel.presetId), after },
      now,
    );
    return { kind: "set" };
  });
}

export type GiveUpPanelResult = { kind: "given-up" } | { kind: "not-found" };

/** Deletes a panel at work with its ratings. */
export async function giveUpPanel(
  db: Db,
  admin: Admin,
  standardId: Id<"standard">,
  now: Date,
): Promise<GiveUpPanelResult> {
  return withPanel(db, standardId, async (tx, { presetId, judges }): Promise<GiveUpPanelResult> => {
    await tx.delete(standards).where(eq(standards.id, standardId));
    const before = { judges: judges.map(({ name }) => name) };
    await recordAudit(
      tx,
      admin,
      { action: "standard.given-up", subject: subjectOf(standardId, presetId), before },
      now,
    );
    return { kind: "given-up" };
  });
}

function subjectOf(id: Id<"standard">, presetId: string) {
  return { id, name: presetId.toUpperCase() };
}

/** With the lock on a panel that is still at work. */
async function withPanel<Result>(
  db: Db,
  standardId: Id<"standard">,
  act: (tx: Tx, panel: Panel) => Promise<Result>,
): Promise<Result | { kind: "not-found" }> {
  return db.transaction(async (tx) => {
    const atWork = and(eq(standards.id, standardId), isNull(standards.setAt));
    const [held] = await tx.select({ id: standards.id }).from(standards).where(atWork).for("update");
    const panel = held && (await loadPanel(tx, standardId));
    return panel ? act(tx, panel) : { kind: "not-found" };
  });
}
