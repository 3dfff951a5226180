/** A real SMTP server for tests: what reached it, and whom it refuses, in which words. */
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail server that takes every mail, except to addresses it was told to refuse. It ends with the test. */
export async function startMailServer() {
  const refusing = new Map<string, { code: number; words: string }>();
  const refused: string[] = [];
  const received: { from: string; to: string[]; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      const refusal = refusing.get(address);
      if (!refusal) return callback();
      refused.push(address);
      callback(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({ ...envelopeOf(session), data: Buffer.concat(chunks).toString("utf8") });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refused,
    refuse: (to: string, code = 451, words = "not now") => void refusing.set(to, { code, words }),
    accept: (to: string) => void refusing.delete(to),
  };
}

function envelopeOf(session: SMTPServerSession): { from: string; to: string[] } {
  const { mailFrom, rcptTo } = session.envelope;
  return { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
}
