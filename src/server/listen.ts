/** Opens ports. */
import cluster from "node:cluster";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { OperatorError } from "../core/errors.ts";

/** `setting` names the setting that the operator would change. */
type ListenTarget = { port: number; address?: string; setting: string };

/** What one of several processes tells the first once it answers. */
export const ANSWERING = "answering";

/**
 * How often the port is opened. Per turn of its event loop a process accepts one new connection from each listening socket
 * (libuv since 1.48). At the start of an exam a turn takes 20 ms, and browsers open more than fifty connections a second:
 * they waited for seconds although their requests took a tenth.
 */
const SOCKETS = 8;

/**
 * Opens the port so that many connections can be accepted at a time, where the system supports it (Linux), and returns its
 * number. Further sockets that accept connections for the server are added to `listeners`, to be closed with it. Of several
 * processes each does so, after the first one found the port free.
 */
export async function listenOnManySockets(
  server: HttpServer,
  target: ListenTarget,
  listeners: Server[],
): Promise<number> {
  if (cluster.isPrimary && target.port !== 0) await findFree(target);
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

/** The number of the port if it is free, for 0 of any that is: opened several times it would be shared with a product already listening there. */
export async function findFree(target: ListenTarget): Promise<number> {
  const look = createServer();
  const port = await listen(look, target);
  await new Promise<void>((resolve) => look.close(() => resolve()));
  return port;
}

/** Opens the port and returns its number. */
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
