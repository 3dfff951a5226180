/**
 * A browser's part of the traffic, and no more: kept-alive connections, one cookie, bodies read to the end. Written on bare
 * sockets, because it shares the machine with what it measures and Node's own client costs as much as the product.
 */
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Reply = {
  status: number;
  readonly body: string;
  location: string | undefined;
  /** How many bytes came over the wire. */
  size: number;
};

export type Client = (method: "GET" | "POST", path: string, body?: string, type?: string) => Promise<Reply>;

/** Connections of one process, kept open and lent to one request at a time. */
export type Agent = {
  send(host: string, port: number, message: string): Promise<Reply>;
  destroy(): void;
};

/**
 * A client of one address with one cookie. The agent is shared, so that connections are kept as a proxy would. `encodings` is
 * its Accept-Encoding header.
 */
export function clientOf(url: string, cookie: string, agent: Agent, encodings?: string): Client {
  const { host, hostname, port, origin } = new URL(url);
  const accepted = encodings ? `Accept-Encoding: ${encodings}\r\n` : "";
  const common = `Host: ${host}\r\nConnection: keep-alive\r\n${accepted}Cookie: ${cookie}\r\nOrigin: ${origin}\r\n`;
  return (method, path, body, type = "application/json") => {
    const head = `${method} ${path} HTTP/1.1\r\n${common}`;
    const message =
      body === undefined
        ? `${head}\r\n`
        : `${head}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return agent.send(hostname, Number(port), message);
  };
}

type Call = { host: string; port: number; message: string; resolve(reply: Reply): void; reject(error: Error): void };
type Line = { socket: Socket; call: Call | null; hasServed: boolean; received: Buffer };

/**
 * Connections that are kept; there are as many as requests at the same time. A request on whose connection nothing happens for
 * `timeoutMs` is ended, as a page ends what it gives up.
 */
export function openAgent(timeoutMs = 0): Agent {
  const lines = new Set<Line>();
  const idle: Line[] = [];
  let isDestroyed = false;

  function newLine(host: string, port: number): Line {
    const socket = connect({ host, port, noDelay: true });
    const line: Line = { socket, call: null, hasServed: false, received: Buffer.alloc(0) };
    socket.on("data", (chunk: Buffer) => {
      line.received = line.received.length > 0 ? Buffer.concat([line.received, chunk]) : chunk;
      const reply = parseReply(line.received);
      if (!reply) return;
      const { call } = line;
      Object.assign(line, { received: Buffer.alloc(0), call: null, hasServed: true });
      idle.push(line);
      call?.resolve(reply);
    });
    socket.setTimeout(timeoutMs, () => {
      const { call } = line;
      if (!call) return;
      line.call = null;
      socket.destroy();
      call.reject(new Error("no answer in time"));
    });
    const fail = (error: Error) => giveUp(line, error);
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("The connection was closed.")));
    lines.add(line);
    return line;
  }

  function giveUp(line: Line, error: Error): void {
    lines.delete(line);
    if (idle.includes(line)) idle.splice(idle.indexOf(line), 1);
    const { call } = line;
    line.call = null;
    if (!call) return;
    // The server closed a kept-alive connection while the request was in transit: browsers send it again on a new one.
    if (line.hasServed && line.received.length === 0 && !isDestroyed) begin(newLine(call.host, call.port), call);
    else call.reject(error);
  }

  function begin(line: Line, call: Call): void {
    line.call = call;
    line.socket.write(call.message);
  }

  return {
    send: (host, port, message) =>
      new Promise((resolve, reject) => {
        begin(idle.pop() ?? newLine(host, port), { host, port, message, resolve, reject });
      }),
    destroy: () => {
      isDestroyed = true;
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
  const encoding = /\r\ncontent-encoding: (\S+)/i.exec(head)?.[1];
  return {
    status: Number(head.slice(9, 12)),
    // Decompressed only on access: most replies are only waited for.
    get body() {
      return unpack(body, encoding).toString("utf8");
    },
    location: /\r\nlocation: ([^\r]+)/i.exec(head)?.[1],
    size: received.length,
  };
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  switch (encoding) {
    case undefined:
      return body;
    case "gzip":
      return gunzipSync(body);
    case "br":
      return brotliDecompressSync(body);
    default:
      throw new Error(`A reply came as ${encoding}, which nobody asked for.`);
  }
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
