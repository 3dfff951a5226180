import { inArray } from "drizzle-orm";
import { plainText } from "../../../core/html.ts";
import type { Id } from "../../../core/id.ts";
import { beginningOf } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { questionVersions } from "../../../db/schema.ts";
import { outlineOf } from "../../../items/registry/authoring.ts";
import { findQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { loadMeasured } from "../../measurement/queries/load-counts.server.ts";
import { cutsOf, isInRound, loadPanel, type Panel, ROUNDS, type Round } from "../panel.server.ts";
import { agreementOf, JUDGES_MIN } from "../standard.ts";

/** So many questions on which the judges are furthest apart are worth talking about. */
const TALKED_ABOUT = 20;
const STEM_MAX = 120;

/** What the judges said of a question in a round, in percent. */
export type Said = { lowest: number; mean: number; highest: number };

export type ShownPanel = {
  presetId: string;
  round: Round;
  questions: number;
  setAt: Date | null;
  judges: {
    id: Id<"judge">;
    name: string;
    isIn: boolean;
    rated: Record<Round, number>;
    cut: Record<Round, number | null>;
  }[];
  /** Null while too few judges have rated everything in the round. */
  agreement: Record<Round, ReturnType<typeof agreementOf> | null>;
  /** The judges furthest apart first; empty before the second round. */
  apart: (Said & { position: number; stem: string | null })[];
};

/** A panel, at work or done; null when there is no such. */
export async function findPanel(db: Db, _admin: Admin, standardId: Id<"standard">): Promise<ShownPanel | null> {
  const panel = await loadPanel(db, standardId);
  if (!panel) return null;
  const { presetId, round, questions, setAt, judges } = panel;
  const agreed = (of: Round) => {
    const cuts = cutsOf(panel, of);
    return cuts.length < JUDGES_MIN ? null : agreementOf(cuts);
  };
  return {
    ...{ presetId, round, setAt, questions: questions.length },
    judges: judges.map((judge) => ({
      ...{ id: judge.id, name: judge.name, isIn: isInRound(judge, round) },
      rated: inRounds((of) => judge.rounds[of].ratings.size),
      cut: inRounds((of) => judge.rounds[of].cut),
    })),
    agreement: inRounds(agreed),
    apart: round === 1 ? [] : await furthestApart(db, panel),
  };
}

function inRounds<Of>(make: (round: Round) => Of): Record<Round, Of> {
  const [first, second] = ROUNDS;
  return { 1: make(first), 2: make(second) };
}

async function furthestApart(db: Db, panel: Panel): Promise<ShownPanel["apart"]> {
  const all = panel.questions.flatMap(({ versionId }, index) => {
    const said = saidOf(panel, 2, index + 1);
    return said ? [{ ...said, versionId, position: index + 1 }] : [];
  });
  const shown = all.toSorted((a, b) => b.highest - b.lowest - (a.highest - a.lowest)).slice(0, TALKED_ABOUT);
  const bodies = await loadBodies(
    db,
    shown.map(({ versionId }) => versionId),
  );
  return shown.map(({ versionId, ...said }) => {
    const body = bodies.get(versionId);
    return { ...said, stem: body ? beginningOf(plainText(outlineOf(body).stem), STEM_MAX) : null };
  });
}

/** Of the judges that are still in; null before any rated it. */
function saidOf({ judges, round: now }: Panel, round: Round, position: number): Said | null {
  const percents = judges
    .filter((judge) => isInRound(judge, now))
    .flatMap(({ rounds }) => rounds[round].ratings.get(position) ?? []);
  if (percents.length === 0) return null;
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return { lowest: Math.min(...percents), mean, highest: Math.max(...percents) };
}

async function loadBodies(
  db: Db,
  versionIds: ReadonlyArray<Id<"version">>,
): Promise<ReadonlyMap<Id<"version">, QuestionBody>> {
  if (versionIds.length === 0) return new Map();
  const { id, type, content, solution } = questionVersions;
  const rows = await db
    .select({ id, type, content, solution })
    .from(questionVersions)
    .where(inArray(id, [...versionIds]));
  return new Map(
    rows.flatMap((row) => {
      const body = findQuestionBody(row);
      return body ? [[row.id, body]] : [];
    }),
  );
}

export type ShownRating = {
  presetId: string;
  name: string;
  round: Round;
  questions: number;
  rated: number;
  /** Null when it cannot be read. */
  body: QuestionBody | null;
  /** What this judge said in this round. */
  percent: number | null;
  /** In the second round: what all said in the first, and the share of students who were right at once, once enough were asked. */
  first: { own: number | null; all: Said | null; facility: number | null } | null;
};

/** A question of a panel at work as one of its judges rates it; null for anybody who does not, or no more. */
export async function findRating(
  db: Db,
  _admin: Admin,
  { standardId, judgeId, position }: { standardId: Id<"standard">; judgeId: Id<"judge">; position: number },
): Promise<ShownRating | null> {
  const panel = await loadPanel(db, standardId);
  const judge = panel?.judges.find(({ id }) => id === judgeId);
  const question = panel?.questions[position - 1];
  if (!panel || panel.setAt || !judge || !question || !isInRound(judge, panel.round)) return null;
  const { presetId, round, questions } = panel;
  const { ratings } = judge.rounds[round];
  const body = (await loadBodies(db, [question.versionId])).get(question.versionId) ?? null;
  const first = async () => ({
    own: judge.rounds[1].ratings.get(position) ?? null,
    all: saidOf(panel, 1, position),
    facility: (await loadMeasured(db, [question.versionId])).get(question.versionId)?.figures.facility ?? null,
  });
  return {
    ...{ presetId, name: judge.name, round, questions: questions.length, rated: ratings.size, body },
    percent: ratings.get(position) ?? null,
    first: round === 1 ? null : await first(),
  };
}
