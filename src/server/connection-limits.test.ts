import { createServer, request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { closeSlow } from "./connection-limits.ts";

test("a client that holds back the body of a running test's request loses the connection", async () => {
  const server = createServer(
    closeSlow((incoming, outgoing) => {
      incoming.on("error", () => {});
      incoming.resume().on("end", () => outgoing.end());
    }, 20),
  );
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const headers = { "content-length": 2 };
  const sent = request({ host: "127.0.0.1", port, method: "POST", path: "/attempts/1/save", headers });
  const isCut = new Promise((resolve) => sent.on("error", () => resolve("cut")).on("response", resolve));
  sent.write("{");

  expect(await isCut).toBe("cut");
});
