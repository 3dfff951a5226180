/** What the same machine does at the same time with nothing of ours in between. */

import { once } from "node:events";
import { createServer } from "node:http";
import { hashedToken } from "../../src/modules/accounts/sign-in/stored-token.server.ts";
import { clientOf, openAgent } from "./client.ts";
import { type Bench, openAttempt, SAVE_SECONDS } from "./stages.ts";

const BARE_SECONDS = SAVE_SECONDS / 2;
const BARE_CONNECTIONS = 32;

/**
 * Saves per second through the driver alone: the statements of a save – the session's owner, and the write with its lock –
 * on the same pool, by as many callers.
 */
export async function rawSaveRate(bench: Bench, callers: number): Promise<number> {
  const { pool } = bench.database;
  const attempts = await Promise.all(bench.students.slice(0, callers).map((student) => openAttempt(bench, student)));
  const until = performance.now() + SAVE_SECONDS * 1000;
  let count = 0;
  await Promise.all(
    attempts.map(async ({ attemptId, student }) => {
      const token = hashedToken(decodeURIComponent(student.cookie.split("=")[1] ?? "").split(".")[0] ?? "");
      for (let turn = 0; performance.now() < until; turn += 1) {
        await pool.query({
          name: "bench_session",
          text: `select s.expires_at, u.id, u.name, u.email, u.email_verified, st.id, st.name, st.course, st.status
            from sessions s join users u on u.id = s.user_id left join students st on st.auth_id = u.id
            where s.token = $1 limit 1`,
          values: [token],
        });
        await pool.query({
          name: "bench_save",
          text: `with running as materialized (
              select id from attempts where id = $1 and state = 'open' for no key update)
            update attempt_items item set answer = $2, revision = item.revision + 1, saved_at = now()
            from running where item.attempt_id = running.id and item.position = $3
            returning item.position, item.revision`,
          values: [attemptId, JSON.stringify({ chosen: `o${(turn % 4) + 1}` }), (turn % 20) + 1],
        });
        count += 1;
      }
    }),
  );
  return count / SAVE_SECONDS;
}

/** Requests a second of a server that does nothing, by a client like the benchmark's. */
export async function bareHttpRate(): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.end('{"kind":"received"}'));
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const agent = openAgent();
  const client = clientOf(`http://localhost:${port}`, "none=none", agent);
  const until = performance.now() + BARE_SECONDS * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: BARE_CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await client("POST", "/", '{"saves":[]}');
        count += 1;
      }
    }),
  );
  agent.destroy();
  server.close();
  return count / BARE_SECONDS;
}
