import { afterEach, expect, test, vi } from "vitest";
import { mailingIdOf } from "./message-dialog.tsx";
import { describeBulkReply } from "./reply.ts";
import { fetchMailsLeft, requestBulk } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (reply: Response | Error) =>
  vi.stubGlobal("fetch", async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });

test.each([
  ["nothing answers", new TypeError("Failed to fetch"), /^Nothing was done: we could not reach the server\./],
  ["the session has ended", Response.json(null, { status: 401 }), /^Nothing was done: you are signed out\./],
  ["the service is away", new Response("", { status: 503 }), /^Nothing was done: the site cannot answer right now\./],
  ["a page comes instead", new Response("<html>"), /^Nothing was done: something went wrong on our side\./],
])("when %s, it is said instead of thrown", async (_what, reply, message) => {
  answerWith(reply);

  expect(describeBulkReply(await requestBulk({ intent: "count" }))).toMatch(message);
});

test.each([
  ["nothing answers", new TypeError("Failed to fetch")],
  ["a proxy gave up", new Response("", { status: 504 })],
])("when %s to what changes something, nobody says that nothing was done", async (_what, reply) => {
  answerWith(reply);

  const changed = await requestBulk({ intent: "change" });
  expect(changed.code).toBe("unknown");
  expect(describeBulkReply(changed)).toMatch(
    /^It is not clear whether this was done: .* It is safe to press the button again\.$/,
  );
  const written = await requestBulk({ intent: "write" });
  expect(written.code).toBe("unknown");
  expect(describeBulkReply(written)).toMatch(
    /^It is not clear whether your message went out: .* nobody gets it twice\.$/,
  );
});

test("who is signed out has sent nothing", async () => {
  answerWith(Response.json(null, { status: 401 }));

  expect(await requestBulk({ intent: "write" })).toEqual({ code: "signedOut" });
});

test("a message that may have been sent keeps its id until its text or its readers are others", () => {
  const letter = { subject: "No classes", text: "See you on Tuesday." };
  const draft = { ...letter, unsure: { ...letter, selection: "ids:a", mailingId: "first" } };

  expect(mailingIdOf(draft, "ids:a", "fresh")).toBe("first");
  expect(mailingIdOf({ ...draft, text: "See you on Friday." }, "ids:a", "fresh")).toBe("fresh");
  expect(mailingIdOf(draft, "ids:b", "fresh")).toBe("fresh");
  expect(mailingIdOf({ ...letter, unsure: null }, "ids:a", "fresh")).toBe("fresh");
});

test.each([
  ["nobody", 400, "You cannot reach any of them by email."],
  ["fault", 500, "Nothing was done: something went wrong on our side. Try again."],
])("the server's own word %s is believed", async (code, status, message) => {
  answerWith(Response.json({ code }, { status }));

  expect(describeBulkReply(await requestBulk({ intent: "write" }))).toBe(message);
});

test("a look at the mails that fails tells nothing, and the next one does", async () => {
  answerWith(new TypeError("Failed to fetch"));
  expect(await fetchMailsLeft("m1")).toBeNull();
  answerWith(Response.json(null, { status: 503 }));
  expect(await fetchMailsLeft("m1")).toBeNull();
  answerWith(Response.json({ waiting: 3 }));
  expect(await fetchMailsLeft("m1")).toBe(3);
});
