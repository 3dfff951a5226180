import { expect, test } from "vitest";
import { readForm, readFormWithFiles } from "./form-action.server.ts";

const post = (body: BodyInit, type?: string) =>
  new Request("http://localhost/x", { method: "POST", body, headers: type ? { "content-type": type } : {} });

const FORM = "application/x-www-form-urlencoded";

test("a NUL is taken out of every text but a password, and nothing else is", async () => {
  const sent = await readForm(post("message=a%00b%0A&na%00me=%00&passwordNew=a%00b&message=%ED%A0%80", FORM));

  expect([...sent]).toEqual([
    ["message", "ab\n"],
    ["na\0me", ""],
    ["passwordNew", "a\0b"],
    ["message", "\uFFFD\uFFFD\uFFFD"],
  ]);
});

test("a form with a file is read the same, and the file stays as it is", async () => {
  const body = new FormData();
  body.append("note", "a\0b");
  body.append("file", new File(["a\0b"], "a.csv"));
  const sent = await readFormWithFiles(post(body));

  expect(sent.get("note")).toBe("ab");
  const file = sent.get("file");
  expect(file instanceof File && (await file.text())).toBe("a\0b");
});

test.each([
  ["parts", "multipart/form-data; boundary=b", "--b--\r\n"],
  ["JSON", "application/json", "{}"],
  ["a thousand fields and more", FORM, "a=1&".repeat(1_001)],
])("%s is no form that a page without files sends", async (_what, type, body) => {
  await expect(readForm(post(body, type))).rejects.toMatchObject({ init: { status: 400 } });
});
