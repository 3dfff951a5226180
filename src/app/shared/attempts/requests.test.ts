import { afterEach, expect, test, vi } from "vitest";
import { fetchState, sendAct, sendAnswers, sendFlag, sendSubmission } from "./requests.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(status: number, body: unknown = null): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status, headers: { "Retry-After": "30" } }));
}

const askAll = () =>
  Promise.all([
    sendAnswers("1", { saves: [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }] }, false),
    sendFlag("1", 1, true),
    sendAct("1", { section: 1, act: "close", ageMs: 0 }),
    fetchState("1"),
    sendSubmission("1", {}),
  ]);

test.each([
  ["too many requests", 429, { kind: "limited", seconds: 30 }],
  ["a server that is overloaded", 503, "busy"],
  ["a fault of the server", 500, "fault"],
  ["a proxy without a server behind it", 502, "<html>"],
  ["an answer that nobody can read", 200, { kind: "something new" }],
])("%s is no reply: what was given stays on the device and is sent again", async (_name, status, body) => {
  answerWith(status, body);

  expect(await askAll()).toEqual(Array.from({ length: 5 }, () => ({ kind: "offline" })));
});

test.each([400, 405, 413])("%i is a refusal, and a retry would be refused too", async (status) => {
  answerWith(status);

  const [refused, offline] = [{ kind: "refused" }, { kind: "offline" }];
  expect(await askAll()).toEqual([refused, refused, refused, offline, refused]);
});

test.each([401, 403])("%i means that signing in again is needed, and nothing is lost", async (status) => {
  answerWith(status);

  expect(await askAll()).toEqual(Array.from({ length: 5 }, () => ({ kind: "signed-out" })));
});
