/** Opens ports. */
import cluster from "node:cluster";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { OperatorError } from "../core/errors.ts";

/** `setting` is the one that whoever operates the product would change. */
type ListenTarget = { port: number; address?: string; setting: string };

/**
 * How often the port is opened. Each time round its event loop a process takes one new connection from a port that it has
 * opened once (libuv since 1.48). At the start of an exam a turn takes 20 ms, and browsers open more than fifty a second:
 * they waited for seconds although their requests were done in a tenth.
 */
const SOCKETS = 8;

/**
 * Opens the port for many connections at a time, where the system can (Linux), and gives its number. What takes connections
 * for the server besides itself is put into `doors`, to be closed with it. Of several processes the first one takes the
 * connections of all.
 */
export async function listenOnManySockets(
  server: HttpServer,
  target: ListenTarget,
  listeners: Server[],
): Promise<number> {
  if (cluster.isWorker) return listen(server, target);
  if (target.port !== 0) await expectFree(target);
  try {
    const port = await listen(server, target, true);
    for (let count = 1; count < SOCKETS; count += 1) {
      const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit("connection", socket),
      );
      listeners.push(listener);
      await listen(listener, { ...target, port }, true);
    }
    return port;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOTSUP")) throw error;
    return listen(server, target);
  }
}

/** A port that is opened several times would be shared with a product that is there already. */
async function expectFree(target: ListenTarget): Promise<void> {
  const look = createServer();
  await listen(look, target);
  await new Promise<void>((resolve) => look.close(() => resolve()));
}

/** Opens the port, and gives its number. */
export function listen(server: Server, { port, address, setting }: ListenTarget, isShared = false): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      switch (error.code) {
        case "EADDRINUSE":
          return reject(
            new OperatorError(`Port ${port} is in use. Stop what uses it, or set ${setting} to another number.`),
          );
        case "EACCES":
          return reject(
            new OperatorError(`Port ${port} may not be used by this user. Set ${setting} to a number above 1023.`),
          );
        default:
          return reject(error);
      }
    });
    server.listen({ port, host: address, reusePort: isShared }, () => {
      const opened = server.address();
      resolve(typeof opened === "object" && opened ? opened.port : port);
    });
  });
}
