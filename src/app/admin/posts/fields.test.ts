import { expect, test } from "vitest";
import { parseForm } from "../../../core/forms.ts";
import { postInput } from "../../../testing/build-posts.ts";
import { areDifferent, BLANK_POST, fieldsIn, fieldsOfPost, postDrafts, postFormIn } from "./fields.ts";

const ZONE = "Asia/Kolkata";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const filled = { title: "T", author: "A", category: "C", imageUrl: "https://example.org/a.png", excerpt: "E" };

test("a post goes through the form and back as it was, to the minute, in the institute's time zone", () => {
  const post = postInput({ slug: "a-post", publishedAt: new Date("2026-11-20T18:30:42Z") });
  const fields = fieldsOfPost(post, ZONE);

  expect(fields.publishedAt).toBe("2026-11-21T00:00");
  expect(parseForm(postFormIn(ZONE), formOf(fields))).toMatchObject({
    kind: "valid",
    data: { ...post, publishedAt: new Date("2026-11-20T18:30:00Z") },
  });
  expect(fieldsOfPost(postInput({ slug: null, publishedAt: null }), ZONE)).toMatchObject({ slug: "", publishedAt: "" });
});

test.each(["2026-02-31T10:00", "soon"])("%s is said to be no date and time", (publishedAt) => {
  expect(parseForm(postFormIn(ZONE), formOf({ ...filled, publishedAt }))).toMatchObject({
    kind: "invalid",
    errors: { publishedAt: "This is not a date and time." },
  });
});

test("a time that the clocks skip is refused with both neighbours, beside what else is wrong", () => {
  const fields = { ...filled, title: "", publishedAt: "2026-03-29T01:30" };

  expect(parseForm(postFormIn("Europe/London"), formOf(fields))).toMatchObject({
    kind: "invalid",
    errors: {
      title: expect.any(String),
      publishedAt: expect.stringContaining(
        "29 March 2026 at 12:59 am GMT, and the first after is 29 March 2026 at 2:00 am GMT+1.",
      ),
    },
  });
});

test.each([
  ["1 < 2\nand", "<p>1 &lt; 2<br />and</p>"],
  ["<p>As it was</p><p>And more</p>", "<p>As it was</p><p>And more</p>"],
  [" ", ""],
])("without the editor %j is the content that was meant", (content, html) => {
  const form = parseForm(postFormIn(ZONE), formOf({ ...filled, content, contentFormat: "plain" }));

  expect(form.kind === "valid" && form.data.content).toBe(html);
});

test("there is something to lose as soon as a field is another, whatever the order of the fields", () => {
  const fields = { ...BLANK_POST, title: "T" };
  const { title, ...others } = fields;

  expect(areDifferent(fields, { ...others, title })).toBe(false);
  expect(areDifferent(fields, BLANK_POST)).toBe(true);
  expect(fieldsIn(formOf({ title: "U", draft: "x" }), fields)).toEqual({ ...fields, title: "U" });
});

test("what was kept on a device is read again, and nothing else", () => {
  const written = { fields: { ...BLANK_POST, title: "T" }, basedOn: "2026-11-21T09:00:00.000Z" };

  expect(postDrafts.parse(JSON.parse(JSON.stringify({ ...written, at: 1 })))).toEqual(written);
  expect(postDrafts.parse({ fields: { title: "T" }, basedOn: null })).toBeNull();
});
