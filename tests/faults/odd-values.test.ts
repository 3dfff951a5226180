/**
 * Odd values in every place that a request has for one – words of the address, parameters of the query, cookies, headers –
 * at every address of the product, as who may see it: never a fault of ours.
 */
import { expect, test } from "vitest";
import { signUpCourseTitles } from "../../src/content/courses.ts";
import { CONSENT_VERSION } from "../../src/content/en/consent.ts";
import { buildAdmin, buildLesson } from "../../src/testing/build.ts";
import { buildOpenAttempt, buildQuestion } from "../../src/testing/build-attempts.ts";
import { buildPost } from "../../src/testing/build-posts.ts";
import { buildSessionOf, buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { type Access, siteAddresses } from "../../src/testing/site-map.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { openBrowser } from "./browser.ts";
import { SECRET } from "./embedded.ts";
import { database, serve } from "./served.ts";

const { url } = await serve();
const { db } = database;

/** In the short form each address gets some of the values. */
const EVERY = inForm({ short: 32, long: 1 });
const AT_ONCE = 4;

/** As they stand in an address. */
const VALUES = [
  "%00",
  "a%00b",
  "%01%1F",
  "%ED%A0%80",
  "%FF%FE",
  "%",
  "%u0000",
  "%E0%A4%AA%E0%A4%BE%E0%A4%A0",
  "%F0%9F%92%A1",
  "%E2%80%AE",
  "%0D%0ASet-Cookie:%20a=b",
  "-1",
  "0",
  "1e400",
  "99999999999999999999",
  "2147483648",
  "NaN",
  "2026-02-31",
  "%2B275760-09-13",
  "0000-00-00",
  "..%2F..",
  "%5C%5Cevil.example",
  "__proto__",
  "constructor",
  "%5B%5D",
  "01900000-0000-7000-8000-000000000000",
  "01900000-0000-7000-8000-000000000000_2026-01-01",
  "%7B%22a%22%3A1%7D",
  "bnVsbA",
  "WzEsMl0",
  "%25",
  "%25%5F%5C",
];

/** Every parameter that a page of ours reads. */
const NAMES =
  "q type page older newer before after category difficulty subject lesson id course status sort from until about what " +
  "action show filter form saved done next token with email number v range chart days undone count month labels reports " +
  "image rationale open subjectId lessonId order zone problem return reset";

const QUERY = (value: string) =>
  `?${NAMES.split(" ")
    .map((name) => `${name}=${value}`)
    .join("&")}`;

test("no odd value makes a fault, wherever it stands and whoever sends it", async () => {
  const admin = await buildAdmin(db);
  const [student] = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: 1 });
  if (!student) throw new Error("no student");
  const { subjectId, lessonId } = await buildLesson(db);
  const { questionId } = await buildQuestion(db, lessonId);
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const { postId } = await buildPost(db, admin, {}, new Date());
  const known: Readonly<Record<string, string>> = {
    ...{ studentId: student.studentId, subjectId, lessonId, questionId, attemptId, postId, kind: "newsletter" },
  };
  const adminCookie = await buildSessionOf(database, { secret: SECRET, url: url(), email: "admin@example.org" });
  const cookies: Record<Access, string> = { everyone: "", student: student.cookie, admin: adminCookie };

  const jobs = siteAddresses.flatMap(({ pattern, access }, row) =>
    VALUES.flatMap((value, column) => {
      if ((row + column) % EVERY !== 0) return [];
      const fill = (withWhat: (parameter: string) => string) =>
        pattern.replace("*", ":rest").replace(/:(\w+)\??/g, (_, parameter: string) => withWhat(parameter));
      const inQuery = fill((parameter) => known[parameter] ?? "nothing") + QUERY(value);
      const paths = pattern.includes(":") ? [inQuery, fill(() => value)] : [inQuery];
      return paths.flatMap((path) => [
        { path, cookie: cookies[access] },
        { path: path.replace(/(?=\?|$)/, ".data"), cookie: cookies[access] },
        { path, cookie: `lamplight.session_token=${value}; lamplight.device=${value}; lamplight.two_factor=${value}` },
      ]);
    }),
  );
  const faults: string[] = [];
  const queue = jobs.values();
  const work = async () => {
    for (const { path, cookie } of queue) {
      const answer = await openBrowser(url, cookie).ask(path, { headers: { referer: `${url()}/${"%00"}` } });
      if (answer === null || answer.status >= 500) faults.push(`${answer?.status} for ${path}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  expect(jobs.length).toBeGreaterThan(inForm({ short: 500, long: 10_000 }));
  expect(faults).toEqual([]);
});

test("a page has one address, and is kept under no other", async () => {
  const ask = async (path: string) => {
    const answer = await openBrowser(url).ask(path);
    return [answer?.status, answer?.headers.get("location") ?? answer?.headers.get("cache-control")];
  };
  const kept = [200, "public, no-cache"];

  expect(await ask("//")).toEqual([308, "/"]);
  expect(await ask("//x/admin/students")).toEqual([308, "/x/admin/students"]);
  expect(await ask("/x/admin/students")).toEqual([404, "no-store"]);
  expect(await ask("/COURSES/?a=b")).toEqual([308, "/courses?a=b"]);
  expect(await ask("/courses")).toEqual(kept);
  expect(await ask("/blog")).toEqual(kept);
  expect(await ask("/blog?from=somewhere")).toEqual(kept);
  for (const query of ["page=1", "page=01", "category=", "category=no-such", "page=99"]) {
    expect([query, await ask(`/blog?${query}`)]).not.toEqual([query, kept]);
  }
  expect((await ask("/blog?category=%00"))[0]).toBe(404);
});

test("after the right password, an address in any script is gone to", async () => {
  const own = { email: "asha.next@example.org", password: "a lantern at dusk 7" };
  const [course = ""] = signUpCourseTitles;
  const signedUp = await openBrowser(url).submit("/signup", { name: "Asha", ...own, course, consent: CONSENT_VERSION });
  expect(signedUp?.headers.get("location")).toBe("/dashboard");
  const next = "/courses?q=पाठ&x=नर्स#ऊपर";

  const answer = await openBrowser(url).submit(`/login?${new URLSearchParams({ next })}`, own);

  expect(answer?.status).toBe(302);
  expect(decodeURI(answer?.headers.get("location") ?? "")).toBe(next);
});
