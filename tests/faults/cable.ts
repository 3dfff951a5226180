/** A cable between the product and its database that can be cut, go dead, and be mended. */
import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";

export type Cable = {
  /** What DATABASE_URL is. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Takes what is sent and passes nothing on. Connections of that time stay dead for ever. */
  goDead(): void;
  mend(): Promise<void>;
};

type Address = { host: string; port: number; user: string; password?: string; database: string };

/** Lays a cable to a database. It is taken away when the test or the file ends, by `whenOver`. */
export async function openCable(to: Address, whenOver: (end: () => void) => void = onTestFinished): Promise<Cable> {
  const sockets = new Set<Socket>();
  let isDead = false;
  const server = createServer((near) => {
    const far = isDead ? null : connect(targetOf(to));
    for (const socket of far ? [near, far] : [near]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    if (!far) return near.resume();
    near.pipe(far);
    far.pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  whenOver(() => {
    server.close();
    breakAll();
  });
  const login = to.password ? `${to.user}:${encodeURIComponent(to.password)}` : to.user;
  return {
    url: `postgres://${login}@127.0.0.1:${address.port}/${to.database}`,
    async cut() {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
    goDead() {
      isDead = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    async mend() {
      isDead = false;
      if (!server.listening) await listen(address.port);
    },
  };
}

function targetOf({ host, port }: Address): NetConnectOpts {
  return host.startsWith("/") ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
}
