/**
 * The least that can be done for an answer that must not be lost: bare `node:http`, and one row in the same database before
 * the reply. A separate process. The parent tells it where the database is; it replies with its port.
 */
import { createServer } from "node:http";
import { Pool } from "pg";
import { z } from "zod/mini";

const ServerLocation = z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() });

process.on("message", async (message) => {
  const pool = new Pool({ ...ServerLocation.parse(message), max: 12 });
  await pool.query("create table if not exists bench_reference (id bigint generated always as identity, body jsonb)");
  const insert = { name: "bench_insert", text: "insert into bench_reference (body) values ($1)" };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    await pool.query({ ...insert, values: [body] });
    response.end('{"kind":"received"}');
  });
  server.listen(0, () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : 0);
  });
});
process.on("disconnect", () => process.exit(0));
