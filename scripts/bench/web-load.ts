/**
 * Requests for one page over kept connections, as many at a time as there are connections. On bare sockets that count
 * bytes and parse no more than a length, because the load shares the machine with what it measures.
 */
import { connect } from "node:net";
import { Durations } from "./measure.ts";

export type Load = { perSecond: number; durations: Durations };

const HEAD_END = "\r\n\r\n";

/** Requests the page for that long. Throws if a response is anything but 200 with the bytes of the first one. */
export async function loadPage(
  url: string,
  options: { seconds: number; connections: number; encodings: string },
): Promise<Load> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${options.encodings}\r\n\r\n`;
  const durations = new Durations();
  const begun = performance.now();
  const until = begun + options.seconds * 1000;
  await Promise.all(
    Array.from({ length: options.connections }, () =>
      askUntil(until, { hostname, port: Number(port), request }, durations),
    ),
  );
  return { perSecond: durations.count / ((performance.now() - begun) / 1000), durations };
}

function askUntil(
  until: number,
  { hostname, port, request }: { hostname: string; port: number; request: string },
  durations: Durations,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, noDelay: true });
    let length = 0;
    let left = 0;
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (chunk: Buffer) => {
      if (left === 0) {
        const whole = lengthOf(chunk);
        if (whole === null || (length > 0 && whole.body !== length)) {
          socket.destroy(new Error(`Not the answer that was expected: ${chunk.toString("latin1", 0, 300)}`));
          return;
        }
        length = whole.body;
        left = whole.head + whole.body;
      }
      left -= chunk.length;
      if (left > 0) return;
      durations.add(performance.now() - sentAt);
      if (performance.now() < until) send();
      else socket.end();
    });
  });
}

/** How long head and body of an answer are. Null when it is not a 200 with its length in the first piece. */
function lengthOf(chunk: Buffer): { head: number; body: number } | null {
  const end = chunk.indexOf(HEAD_END);
  const head = chunk.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return end < 0 || !head.startsWith("HTTP/1.1 200 ") || length === undefined
    ? null
    : { head: end + HEAD_END.length, body: Number(length) };
}
