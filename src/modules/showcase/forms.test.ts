import { expect, test } from "vitest";
import { fieldErrors } from "../../core/forms.ts";
import { showcaseFormOf } from "./forms.ts";
import type { ShowcaseKind } from "./rules.ts";

const TODAY = "2026-11-22";
const RESULT = {
  name: "  Asha   Verma ",
  rank: "All India Rank 214",
  exam: "NORCET 8",
  resultOn: "2026-10-01",
  courseId: "norcet",
  courseDuration: "2 months",
  isPaid: "paid",
  consentOn: "2026-10-01",
  photo: "https://example.org/a.png",
  photoAlt: "",
  basedOn: "",
};

function errorsOf(kind: ShowcaseKind, entered: object) {
  const parsed = showcaseFormOf(kind, TODAY).safeParse(entered);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test("a result is taken whole, with consent of the same day at the earliest, and only with a photo of our own", () => {
  expect(showcaseFormOf("result", TODAY).parse(RESULT)).toEqual({
    name: "Asha Verma",
    photo: null,
    photoAlt: "",
    words: "",
    rank: "All India Rank 214",
    exam: "NORCET 8",
    resultOn: "2026-10-01",
    courseId: "norcet",
    courseDuration: "2 months",
    isPaid: true,
    consentOn: "2026-10-01",
  });
});

test.each([
  ["consentOn", "", "agreed in writing"],
  ["consentOn", "2026-09-30", "before the day of the result"],
  ["consentOn", "2026-11-23", "in the future"],
  ["consentOn", "2026-02-31", "agreed in writing"],
  ["resultOn", "", "came out"],
  ["resultOn", "2026-11-23", "in the future"],
  ["rank", " ", "rank"],
  ["exam", "", "exam"],
  ["courseId", "", "choose the course"],
  ["courseId", "no-such-course", "does not exist"],
  ["courseDuration", "", "how long"],
  ["isPaid", "", "paid for"],
  ["name", "", "name"],
  ["name", "x".repeat(81), "at most 80"],
])("a result whose %s is %j is refused at that field", (field, value, message) => {
  const errors = errorsOf("result", { ...RESULT, [field]: value });
  expect(errors).toMatchObject({ [field]: expect.stringContaining(message) });
});

test("a testimonial needs written consent as well, and no course; who teaches needs a qualification", () => {
  const testimonial = { name: "Asha", words: "I passed.\nThank you.", consentOn: "2026-10-01" };
  expect(showcaseFormOf("testimonial", TODAY).parse(testimonial)).toMatchObject({
    words: "I passed. Thank you.",
    courseId: "",
    consentOn: "2026-10-01",
  });
  expect(Object.keys(errorsOf("testimonial", { ...testimonial, consentOn: "" }))).toEqual(["consentOn"]);
  expect(Object.keys(errorsOf("faculty", { name: "Meera Nair" }))).toEqual(["words"]);
});
