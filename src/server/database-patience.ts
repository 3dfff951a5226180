/**
 * How long a request waits for a database that says nothing. A statement may take its time while the database answers
 * other questions; when it answers none, whoever waits is told so within seconds, and a browser keeps what it has to send.
 */
import { DatabaseSilentError } from "../db/database-away.ts";

/** Before this nobody is asked anything. */
const PATIENCE_MS = 3_000;
/** A connection that was just lost is usually back after this. */
const SECOND_LOOK_MS = 1_000;

/** What the work gives; rejects with DatabaseSilentError when it takes long and `isAnswering` says no twice. */
export function withPatience<Result>(work: Promise<Result>, isAnswering: () => Promise<boolean>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer = setTimeout(look, PATIENCE_MS, PATIENCE_MS);
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      clearTimeout(timer);
    };

    async function look(waited: number): Promise<void> {
      const isThere = await isAnswering().catch(() => false);
      if (hasEnded) return;
      if (!isThere && waited === SECOND_LOOK_MS) return reject(new DatabaseSilentError());
      const next = isThere ? PATIENCE_MS : SECOND_LOOK_MS;
      timer = setTimeout(look, next, next);
    }

    work.then(resolve, reject).finally(end);
  });
}
