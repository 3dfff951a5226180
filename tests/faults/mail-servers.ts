/** Mail servers as they are on bad days, by hand: a real one has no such days to order. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * `silent` takes connections and says nothing; `later` and `never` refuse each mail with 4xx and 5xx; `dies` breaks off in
 * the middle of a mail; `takes` works.
 */
export type Mood = "silent" | "later" | "never" | "dies" | "takes";

/** A mail server of changing mood. `received` has what it acknowledged, with all addresses it was for. */
export async function startMoodyMailServer() {
  const received: { to: string[]; data: string }[] = [];
  const tries: Mood[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = "takes";
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    tries.push(mood);
    if (mood === "silent") return socket.resume();
    talk(socket, mood, received);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    server.close();
    hangUp();
  });
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    /** In which mood it was each time that somebody came. */
    tries,
    change(next: Mood): void {
      mood = next;
      hangUp();
    },
    async goDown(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      hangUp();
      await closed;
    },
    comeUp: () => listen(address.port),
  };
}

/** RFC 5321, as little of it as one mail needs. Refusals name the address, as many servers do. */
function talk(socket: Socket, mood: Exclude<Mood, "silent">, received: { to: string[]; data: string }[]): void {
  let to: string[] = [];
  let data: string | null = null;
  let rest = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 mail.example.org");
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => {
    rest += text;
    if (data !== null && mood === "dies") return socket.destroy();
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (data !== null && line !== ".") data += `${line}\n`;
      else if (data !== null) {
        received.push({ to, data });
        [to, data] = [[], null];
        say("250 taken");
      } else answer(line);
    }
  });

  function answer(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<(.*?)>/.exec(line)?.[1] ?? "";
    if (verb === "RCPT" && mood === "later") say(`451 4.7.1 <${address}> is greylisted`);
    else if (verb === "RCPT" && mood === "never") say(`550 5.1.1 <${address}> is unknown`);
    else if (verb === "DATA") {
      data = "";
      say("354 go on");
    } else if (verb === "QUIT") socket.end("221 bye\r\n");
    else {
      if (verb === "RCPT") to.push(address);
      say("250 fine");
    }
  }
}
