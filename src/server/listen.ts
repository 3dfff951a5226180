import type { Server } from "node:http";
import { OperatorError } from "../core/errors.ts";

/** Opens the port, and gives its number. `setting` is the one that whoever operates the product would change. */
export function listen(
  server: Server,
  { port, address, setting }: { port: number; address?: string; setting: string },
): Promise<number> {
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
    server.listen({ port, host: address }, () => {
      const opened = server.address();
      resolve(typeof opened === "object" && opened ? opened.port : port);
    });
  });
}
