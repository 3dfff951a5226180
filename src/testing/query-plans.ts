/** How the database answers the very statements that a query sends. */
import { drizzle } from "drizzle-orm/node-postgres";
import { z } from "zod/mini";
import type { Db } from "../db/client.ts";
import * as schema from "../db/schema.ts";
import { pool } from "./test-db.ts";

type Plan = {
  "Node Type": string;
  "Relation Name"?: string | undefined;
  "Index Name"?: string | undefined;
  Plans?: Plan[] | undefined;
};
const Plan: z.ZodMiniType<Plan> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.optional(z.string()),
  "Index Name": z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(Plan));
  },
});
const Explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan })]) })]);

/** A step on a table, on an index, or on a table by an index. */
export type PlanStep = { node: string; table: string | undefined; index: string | undefined };

/** For every statement that `ask` sends to its database and `which` matches: the steps of its plan, from the top. */
export async function findPlans(ask: (db: Db) => Promise<unknown>, which: RegExp): Promise<PlanStep[][]> {
  const sent: { query: string; params: unknown[] }[] = [];
  await ask(drizzle(pool, { schema, logger: { logQuery: (query, params) => sent.push({ query, params }) } }));
  const plans: PlanStep[][] = [];
  for (const { query, params } of sent.filter((one) => which.test(one.query))) {
    const { rows } = await pool.query(`explain (format json) ${query}`, params);
    const [{ "QUERY PLAN": explained }] = Explained.parse(rows);
    plans.push(stepsOf(explained[0].Plan));
  }
  return plans;
}

function stepsOf(plan: Plan): PlanStep[] {
  const { "Node Type": node, "Relation Name": table, "Index Name": index, Plans: below = [] } = plan;
  return [...(table || index ? [{ node, table, index }] : []), ...below.flatMap(stepsOf)];
}
