/** Which tables and sequences a backup holds, as the database itself describes them. */
import type { Client } from "pg";
import { z } from "zod/mini";
import { QUEUE_SCHEMA } from "../../jobs/queue.server.ts";
import type { RanMigration, Sequence } from "./manifest.server.ts";

export type TableShape = {
  schema: "public" | "pgboss";
  name: string;
  /** Without generated ones, which the database computes itself. */
  columns: string[];
  key: { name: string; isText: boolean }[];
};

/**
 * What of the queue is kept, in the order in which it can be loaded: what waits to be done, and for whom. Its other tables
 * describe themselves, or count what was.
 */
const QUEUE_TABLES = ["queue", "schedule", "subscription", "job", "job_dependency"];

const Shapes = z.array(
  z.strictObject({
    schema: z.enum(["public", "pgboss"]),
    name: z.string(),
    columns: z.array(z.string()),
    key: z.nullable(z.array(z.strictObject({ name: z.string(), isText: z.boolean() }))),
  }),
);

/** Everything of the product in this database, parents of the queue first. Empty for a database without its tables. */
export async function findTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name,
       (select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select jsonb_agg(jsonb_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
          from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place), pg_attribute a
         where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or n.nspname = $1 and c.relname = any($2))
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by n.nspname, array_position($2, c.relname::text), c.relname`,
    [QUEUE_SCHEMA, QUEUE_TABLES],
  );
  return Shapes.parse(rows).map(({ key, ...shape }) => {
    if (!key) throw new Error(`The table ${shape.schema}.${shape.name} has no primary key: backups need one.`);
    return { ...shape, key };
  });
}

/** The counters behind the product's numbers. */
export async function findSequences(client: Client): Promise<Sequence[]> {
  const found = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = 'public' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of found.rows) {
    const { rows } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from public.${client.escapeIdentifier(name)}`,
    );
    const [state] = z.array(z.strictObject({ value: z.string(), isCalled: z.boolean() })).parse(rows);
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

/** The migrations that have run, oldest first; none when the database is new. */
export async function findRanMigrations(client: Client): Promise<RanMigration[]> {
  const exists = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there");
  if (exists.rows[0]?.is_there !== true) return [];
  const { rows } = await client.query("select hash, created_at from drizzle.__drizzle_migrations order by created_at");
  return z
    .array(z.strictObject({ hash: z.string(), created_at: z.coerce.number() }))
    .parse(rows)
    .map(({ hash, created_at }) => ({ hash, createdAt: created_at }));
}
