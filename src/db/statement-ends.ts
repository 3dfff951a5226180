/** Notification of the end of each statement on a connection, whichever API sent it. */
import type { ClientBase } from "pg";

/**
 * Calls `begin` with each statement as it was sent, and what that returns when the statement has ended, successfully or not.
 * A COPY stream has no such end and is left alone.
 */
export function watchStatements(client: ClientBase, begin: (sent: unknown) => () => void): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args: unknown[]) {
      const last = args.at(-1);
      if (typeof last === "function") {
        const end = begin(args[0]);
        const callback = (...result: unknown[]) => {
          end();
          Reflect.apply(last, undefined, result);
        };
        return Reflect.apply(query, self, [...args.slice(0, -1), callback]);
      }
      const answer: unknown = Reflect.apply(query, self, args);
      // Beside the promise, not chained into it: the caller waits no longer than before.
      if (answer instanceof Promise) {
        const end = begin(args[0]);
        answer.then(end, end);
      }
      return answer;
    },
  });
}
