import { expect, test, vi } from "vitest";
import { openQueue } from "../../../jobs/queue.server.ts";
import { sendMail } from "../../../mail/send-mail.server.ts";
import { openTransport } from "../../../mail/transport.server.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { db, pool } from "../../../testing/test-db.ts";
import { findMailState } from "./find-mail-state.server.ts";

const SENDER = { name: "Lamplight", address: "from@example.org", institute: "Lamplight" };

test("without a mail server mails are kept, whatever waits", async () => {
  const admin = await buildAdmin(db);
  const transport = openTransport({ dataDir: "/nowhere" });
  expect(await findMailState(db, admin, transport)).toEqual({ kind: "none" });
});

test("a mail that the server refuses is said with the reason, until a later one is taken", {
  timeout: 60_000,
}, async () => {
  const admin = await buildAdmin(db);
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  const queue = await openQueue(pool);
  const to = `${unique("refused")}@example.org`;
  const mail = { template: "test-mail", to, props: { name: "Lamplight", email: to } };
  server.refuse(to, 451, "4.7.1 not today");
  await queue.work({ "send-mail": async (job) => void (await sendMail(transport, job, SENDER)) });

  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail));
  await vi.waitFor(
    async () => {
      const state = await findMailState(db, admin, transport);
      expect(state).toEqual({ kind: "refused", reason: expect.stringContaining("not today") });
    },
    { timeout: 20_000, interval: 200 },
  );

  server.accept(to);
  await vi.waitFor(async () => expect(await findMailState(db, admin, transport)).toEqual({ kind: "sending" }), {
    timeout: 30_000,
    interval: 200,
  });
  await queue.stop();
});
