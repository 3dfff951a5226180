/** The banks that adaptive tests choose from, from memory where possible: none ever changes. */
import { desc, eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { coalesceCalls } from "../../../core/batch.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { adaptiveBanks } from "../../../db/schema.ts";
import { type Asked, askedOf, BankContent } from "../bank-content.ts";
import { makeBank } from "../make-banks.server.ts";

/** `asked` has the questions by their ids. */
export type LoadedBank = { id: Id<"adaptive-bank">; content: BankContent; asked: ReadonlyMap<string, Asked> };

/** A bank of 5,000 questions is some megabytes; tests that run were started with the last ones. */
const CACHED_BANKS = 6;
const cache = new LRUCache<Id<"adaptive-bank">, LoadedBank>({ max: CACHED_BANKS });

const readBank = nameStatement<{ content: unknown }>(
  "read_adaptive_bank",
  sql`select ${adaptiveBanks.content} from ${adaptiveBanks} where ${adaptiveBanks.id} = ${sql.placeholder("id")}`,
);

/** Throws when there is none. */
export async function loadBank(db: Db | Tx, id: Id<"adaptive-bank">): Promise<LoadedBank> {
  const known = cache.get(id);
  if (known) return known;
  const [row] = await readBank(db, { id });
  const content = BankContent.parse(row?.content);
  const loaded = { id, content, asked: askedOf(content) };
  cache.set(id, loaded);
  return loaded;
}

const makers = new WeakMap<Db, Map<string, () => Promise<Id<"adaptive-bank">>>>();

/** The newest bank of an exam plan. The first one is made when it is asked for, all others at night. */
export async function loadNewestBank(db: Db, examPlan: string): Promise<LoadedBank> {
  const [newest] = await db
    .select({ id: adaptiveBanks.id })
    .from(adaptiveBanks)
    .where(eq(adaptiveBanks.examPlan, examPlan))
    .orderBy(desc(adaptiveBanks.madeAt))
    .limit(1);
  return loadBank(db, newest?.id ?? (await makeFirst(db, examPlan)));
}

/** A class that opens the page at the same time makes one. */
function makeFirst(db: Db, examPlan: string): Promise<Id<"adaptive-bank">> {
  const known = makers.get(db) ?? new Map<string, () => Promise<Id<"adaptive-bank">>>();
  makers.set(db, known);
  const make = known.get(examPlan) ?? coalesceCalls(() => makeBank(db, examPlan, new Date()));
  known.set(examPlan, make);
  return make();
}
