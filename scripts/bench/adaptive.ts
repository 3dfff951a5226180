/** The ninth stage: how long the next question of an adaptive test takes, and the question that was asked before it. */
import { newId } from "../../src/core/id.ts";
import { normalOf, seededRandom } from "../../src/core/random.ts";
import type { Database } from "../../src/db/client.ts";
import { makeBank } from "../../src/modules/adaptive/make-banks.server.ts";
import { startPreset } from "../../src/modules/attempts/commands/start-attempt.server.ts";
import { PRESETS } from "../../src/modules/tests/presets/presets.ts";
import { adaptivePlanOf } from "../../src/modules/tests/test-version.ts";
import { clientOf, openAgent } from "./client.ts";
import { Durations } from "./measure.ts";
import { type Bench, type BenchStudent, expectOk, PAUSE_MS, pause, SAVE_SECONDS, timed } from "./stages.ts";

/** The most questions that a bank of one exam has; in logits the spread of their difficulties. */
const BANK_MAX = 5_000;
const DEVIATION = 1.1;

/** Prints the durations of answering and getting the next question, beside those of saving the same answers without leaving. */
export async function adaptiveTests({ product, database, students }: Bench, count: number): Promise<void> {
  const preset = PRESETS.find(({ version }) => adaptivePlanOf(version) !== null);
  const plan = preset && adaptivePlanOf(preset.version);
  if (!preset || !plan) throw new Error("There is no adaptive preset.");
  await makeDifficulties(
    database,
    plan.areas.map(({ area }) => area),
  );
  await makeBank(database.db, plan.examPlan, new Date());
  const source = { kind: "adaptive" as const, plan: { ...plan, cases: 0, pretest: 0 } };
  const version = { ...preset.version, sections: preset.version.sections.map((section) => ({ ...section, source })) };
  const [next, save] = [new Durations(), new Durations()];
  let errors = 0;
  const agent = openAgent();
  const take = async (student: BenchStudent, seed: number) => {
    const client = clientOf(product.url, student.cookie, agent);
    const started = await startPreset(database.db, student, preset, version, new Date(), seededRandom(seed));
    if (started.kind !== "started") throw new Error(started.kind);
    const address = `/attempts/${started.attemptId}`;
    await expectOk(client("GET", `${address}.data`));
    const until = performance.now() + SAVE_SECONDS * 2000;
    for (let position = 1; performance.now() < until; ) {
      await pause(PAUSE_MS.from + Math.random() * (PAUSE_MS.to - PAUSE_MS.from));
      const answer = { chosen: `o${(position % 4) + 1}` };
      const saves = [{ position, basedOn: 0, answer, ageMs: 0 }];
      await timed(save, () => expectOk(client("POST", `${address}/save`, JSON.stringify({ saves }))));
      const left = JSON.stringify({ saves: [], left: [{ position, ageMs: 0 }] });
      const reply = await timed(next, () => expectOk(client("POST", `${address}/save`, left)));
      const { opened, isOver } = JSON.parse(reply.body);
      if (isOver) return;
      position = opened[0].position;
    }
  };
  await Promise.all(
    students.slice(0, count).map(async (student, index) => {
      try {
        await take(student, index);
      } catch (error) {
        errors += 1;
        if (errors <= 3) console.error(error);
      }
    }),
  );
  agent.destroy();
  console.log(`   save          ${save}\n   next question ${next} (aim: p95 150 ms)\n   ${errors} errors`);
}

/** Spreads the areas over the questions, and says firmly how difficult they are. */
async function makeDifficulties({ pool }: Database, areas: ReadonlyArray<string>): Promise<void> {
  await pool.query(
    `update questions set areas = array[($1::text[])[1 + display_id % cardinality($1::text[])]]
     where id in (select id from questions order by display_id limit ${BANK_MAX})`,
    [areas],
  );
  const { rows } = await pool.query("select version_id from questions where areas && $1::text[]", [areas]);
  await pool.query("insert into parameter_sets (made_at, answers, students) values (now(), 0, 0)");
  const random = seededRandom(1);
  await pool.query(
    `insert into question_parameters (id, version_id, set_number, thresholds, errors, answers, stage, drift)
     select id, version_id, (select max(number) from parameter_sets), array[difficulty], array[0.15], 250, 'firm', 0
     from unnest($1::uuid[], $2::uuid[], $3::float8[]) as given (id, version_id, difficulty)`,
    [
      rows.map(() => newId<"parameters">()),
      rows.map(({ version_id }) => version_id),
      rows.map(() => DEVIATION * normalOf(random)),
    ],
  );
}
