import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { currentRequest, nameRoute } from "../core/current-request.server.ts";
import type { Settings } from "./env.ts";
import { openLog } from "./log.ts";
import { openMetrics } from "./metrics.ts";
import { openProxies } from "./proxies.ts";
import { type Handler, watchRequests } from "./watch-requests.ts";

type Line = { level: number; msg: string; [field: string]: unknown };

/** A server with one handler, what it logs, and what it counts. */
async function serve(handle: Handler, level: Settings["logLevel"] = "info") {
  const lines: Line[] = [];
  const log = openLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = openMetrics({ totalCount: 3, idleCount: 1, waitingCount: 2 });
  const watch = watchRequests({ log, meter: metrics.meter, proxies: openProxies("loopback"), isEnding: () => false });
  const server = createServer(watch.around(handle)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const asking = request({ host: "127.0.0.1", port, path, headers, method });
    asking.end();
    const [answer]: IncomingMessage[] = await once(asking, "response");
    if (!answer) throw new Error("no answer");
    await answer.toArray();
    return answer;
  };
  return { lines, log, port, watch, metrics, ask };
}

const answerWith =
  (status: number): Handler =>
  (_incoming, outgoing) => {
    nameRoute("/attempts/:attemptId/save");
    outgoing.writeHead(status).end();
  };

test("a request is one line: its method, route, status, time and id, and nothing that identifies anybody", async () => {
  const { lines, ask } = await serve(answerWith(200));
  await ask("/attempts/0198c1f2/save?token=secret", {
    "x-forwarded-for": "203.0.113.9",
    "x-request-id": "0af7651916cd43dd8448eb211c80319c",
    cookie: "lamplight.session_token=secret",
  });

  await expect.poll(() => lines).toHaveLength(1);
  const { time: _, pid: __, hostname: ___, ...line } = lines[0] ?? { level: 0, msg: "" };
  expect(line).toEqual({
    level: 30,
    msg: "request",
    requestId: "0af7651916cd43dd8448eb211c80319c",
    method: "GET",
    route: "/attempts/:attemptId/save",
    status: 200,
    ms: expect.any(Number),
  });
});

test("of all responses the ordinary log has those that report a fault or a limit", async () => {
  const { lines, ask } = await serve((incoming, outgoing) => {
    outgoing.writeHead(Number(incoming.url?.slice(1))).end();
  }, "warn");
  for (const status of [200, 302, 400, 404, 429, 500, 503]) await ask(`/${status}`);

  await expect.poll(() => lines.map(({ level, status }) => [level, status])).toContainEqual([40, 503]);
  expect(lines.map(({ status }) => status)).toEqual([429, 500, 503]);
});

test("the ordinary log has a line for each refused sign-in and each denied view or change", async () => {
  const { lines, ask } = await serve((incoming, outgoing) => {
    const [, status, ...route] = incoming.url?.split("/") ?? [];
    nameRoute(`/${route.join("/")}`);
    outgoing.writeHead(Number(status)).end();
  }, "warn");
  await ask("/400/login", {}, "GET");
  await ask("/302/login", {}, "POST");
  await ask("/400/contact", {}, "POST");
  await ask("/401/dashboard", {}, "GET");
  await ask("/400/login", { "x-request-id": "request-1" }, "POST");
  await ask("/400/login/second-step", {}, "POST");
  await ask("/401/attempts/:attemptId/save", {}, "POST");
  await ask("/403/admin/students", {}, "GET");

  await expect.poll(() => lines).toHaveLength(4);
  expect(lines.map(({ level, msg, route, status }) => [level, msg, route, status])).toEqual([
    [40, "refused", "/login", 400],
    [40, "refused", "/login/second-step", 400],
    [40, "refused", "/attempts/:attemptId/save", 401],
    [40, "refused", "/admin/students", 403],
  ]);
  expect(lines[0]?.requestId).toBe("request-1");
});

test("a request that takes longer than a second is in the ordinary log", async () => {
  const { lines, ask } = await serve(async (incoming, outgoing) => {
    if (incoming.url === "/slow") await setTimeout(1_050);
    answerWith(200)(incoming, outgoing);
  }, "warn");
  await ask("/");
  await ask("/slow");

  await expect.poll(() => lines.map(({ level, ms }) => [level, Number(ms) > 1_000])).toEqual([[40, true]]);
});

test("everything a request causes runs under its name, and its log lines carry its id", async () => {
  const { lines, log, ask } = await serve(async (_incoming, outgoing) => {
    nameRoute("/dashboard");
    await setTimeout(1);
    log.error({ err: new Error("broken") }, "something failed");
    outgoing.end(currentRequest()?.address);
  });
  await Promise.all([ask("/", { "x-request-id": "request-1" }), ask("/", { "x-request-id": "request-2" })]);

  await expect.poll(() => lines).toHaveLength(4);
  const failures = lines.filter(({ msg }) => msg === "something failed");
  expect(failures.map(({ requestId, route }) => [requestId, route]).sort()).toEqual([
    ["request-1", "/dashboard"],
    ["request-2", "/dashboard"],
  ]);
  expect(currentRequest()).toBeUndefined();
});

test("requests are counted by route and class of status, never by address", async () => {
  const { metrics, port, ask } = await serve((incoming, outgoing) => {
    if (incoming.url === "/gone") return incoming.socket.destroy();
    if (incoming.url === "/nowhere") return outgoing.writeHead(404).end();
    if (incoming.url === "/login") nameRoute("/login");
    outgoing.writeHead(incoming.url === "/login" ? 400 : 200).end();
    metrics.meter.answersSaved("saved", 3);
  });
  await ask("/asha@example.org");
  await ask("/asha@example.org", {}, "PROPFIND");
  await ask("/nowhere");
  await ask("/login", {}, "POST");
  const gone = request({ host: "127.0.0.1", port, path: "/gone" });
  gone.end();
  await once(gone, "error");

  const counts = async () =>
    (await metrics.registry.metrics())
      .split("\n")
      .filter((line) => /^lamplight_(.*duration_seconds_count|requests_in|answer|log|database)/.test(line))
      .sort();
  await expect
    .poll(counts)
    .toEqual(
      [
        'lamplight_answer_saves_total{outcome="saved"} 9',
        'lamplight_database_connections{state="idle"} 1',
        'lamplight_database_connections{state="in use"} 2',
        'lamplight_database_connections{state="waiting"} 2',
        "lamplight_log_ins_refused_total 1",
        'lamplight_request_duration_seconds_count{route="(none)",method="GET",status="2xx"} 1',
        'lamplight_request_duration_seconds_count{route="(none)",method="GET",status="4xx"} 1',
        'lamplight_request_duration_seconds_count{route="(none)",method="GET",status="gone"} 1',
        'lamplight_request_duration_seconds_count{route="(none)",method="other",status="2xx"} 1',
        'lamplight_request_duration_seconds_count{route="/login",method="POST",status="4xx"} 1',
        "lamplight_requests_in_flight 0",
      ].sort(),
    );
});
