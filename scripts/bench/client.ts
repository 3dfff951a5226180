/**
 * A browser's part of the traffic, and no more: kept connections, one cookie, the bodies read to their end. Written on
 * bare sockets, because it shares the machine with what it measures and Node's own client costs as much as the product.
 */
import { connect, type Socket } from "node:net";

export type Reply = { status: number; body: string; location: string | undefined };

export type Client = (method: "GET" | "POST", path: string, body?: string, type?: string) => Promise<Reply>;

/** Connections of one process, kept open and lent to one request at a time. */
export type Agent = {
  send(host: string, port: number, message: string): Promise<Reply>;
  destroy(): void;
};

/** A client of one address with one cookie. The agent is shared, so that connections are kept as a proxy would. */
export function clientOf(url: string, cookie: string, agent: Agent): Client {
  const { host, hostname, port, origin } = new URL(url);
  const common = `Host: ${host}\r\nConnection: keep-alive\r\nCookie: ${cookie}\r\nOrigin: ${origin}\r\n`;
  return (method, path, body, type = "application/json") => {
    const head = `${method} ${path} HTTP/1.1\r\n${common}`;
    const message =
      body === undefined
        ? `${head}\r\n`
        : `${head}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return agent.send(hostname, Number(port), message);
  };
}

type Line = { socket: Socket; resolve(reply: Reply): void; reject(error: Error): void; received: Buffer };

/** Connections that are kept; there are as many as requests at the same time. */
export function openAgent(): Agent {
  const lines = new Set<Line>();
  const idle: Line[] = [];

  function newLine(host: string, port: number): Line {
    const socket = connect({ host, port, noDelay: true });
    const line: Line = { socket, resolve: () => {}, reject: () => {}, received: Buffer.alloc(0) };
    const fail = (error: Error) => {
      lines.delete(line);
      if (idle.includes(line)) idle.splice(idle.indexOf(line), 1);
      line.reject(error);
    };
    socket.on("data", (chunk: Buffer) => {
      line.received = line.received.length > 0 ? Buffer.concat([line.received, chunk]) : chunk;
      const reply = parseReply(line.received);
      if (!reply) return;
      line.received = Buffer.alloc(0);
      idle.push(line);
      line.resolve(reply);
    });
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("The connection was closed.")));
    lines.add(line);
    return line;
  }

  return {
    send: (host, port, message) =>
      new Promise((resolve, reject) => {
        const line = idle.pop() ?? newLine(host, port);
        Object.assign(line, { resolve, reject });
        line.socket.write(message);
      }),
    destroy: () => {
      for (const { socket } of lines) socket.destroy();
    },
  };
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** The reply, or null while it is incomplete. */
function parseReply(received: Buffer): Reply | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString("latin1", 0, headEnd);
  const rest = received.subarray(headEnd + HEAD_END.length);
  const body = /\r\ntransfer-encoding: chunked/i.test(head) ? joinChunks(rest) : wholeBody(head, rest);
  if (body === null) return null;
  return {
    status: Number(head.slice(9, 12)),
    body: body.toString("utf8"),
    location: /\r\nlocation: ([^\r]+)/i.exec(head)?.[1],
  };
}

function wholeBody(head: string, rest: Buffer): Buffer | null {
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return rest.length >= length ? rest.subarray(0, length) : null;
}

function joinChunks(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf("\r\n", at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(rest.toString("latin1", at, lineEnd), 16);
    const begin = lineEnd + 2;
    if (rest.length < begin + size + 2) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(rest.subarray(begin, begin + size));
    at = begin + size + 2;
  }
}
