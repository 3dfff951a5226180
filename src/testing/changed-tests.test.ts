import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { listLongTests, listSpecs, longTestsFor, specsFor, touchesFaults } from "../../scripts/changed-tests.ts";
import { projectRoot } from "../core/project-root.ts";

const SPECS = [
  "tests/e2e/main-job.spec.ts",
  "tests/e2e/admin/posts.spec.ts",
  "tests/e2e/admin/students.spec.ts",
  "tests/e2e/admin/students-show.spec.ts",
  "tests/e2e/public/courses.spec.ts",
  "tests/e2e/public/home.spec.ts",
  "tests/e2e/item-types/every-way.spec.ts",
];

test.each([
  ["a screen has the tests that name its noun", "src/app/admin/students/list.tsx", ["students", "students-show"]],
  ["a noun without tests has those of its audience", "src/app/public/legal/terms.tsx", ["courses", "home"]],
  ["an item type has those of item types", "src/items/types/matrix/answer.tsx", ["every-way"]],
  ["a test has itself", "tests/e2e/admin/posts.spec.ts", ["posts"]],
  ["the words about the product have none", "docs/style.md", []],
  ["a test below the browser has none", "src/app/admin/students/list.test.ts", []],
])("%s", (_, changed, names) => {
  const found = specsFor([changed], SPECS).map((spec) => spec.replace(/^.*\/|\.spec\.ts$/g, ""));
  expect(found.sort()).toEqual([...names].sort());
});

test("what every screen is made of has all tests", () => {
  for (const changed of ["src/ui/dialog.tsx", "src/app/root.tsx", "package-lock.json", "tests/e2e/fixtures.ts"]) {
    expect(specsFor([changed], SPECS)).toEqual(SPECS);
  }
});

test("the suite of faults looks at the server, not at screens", () => {
  expect(touchesFaults(["src/db/client.ts"])).toBe(true);
  expect(touchesFaults(["src/core/errors.ts"])).toBe(true);
  expect(touchesFaults(["tests/faults/clock.test.ts"])).toBe(true);
  expect(touchesFaults(["src/app/admin/students/list.tsx", "src/db/client.test.ts", "docs/style.md"])).toBe(false);
});

test("a change has the long tests of its folder, and a command those of all commands", () => {
  const longTests = listLongTests();
  const [processes, release, commands] = [
    "src/server/two-processes.long.test.ts",
    "src/modules/backup/release-before.long.test.ts",
    "tests/commands/commands.long.test.ts",
  ];
  expect(longTests).toEqual(expect.arrayContaining([processes, release, commands, "tests/faults/clock.test.ts"]));
  const ofServer = longTests.filter((file) => file.startsWith("src/server/"));
  expect(ofServer).toEqual(expect.arrayContaining(["src/server/processes.test.ts", processes]));
  expect(longTestsFor(["src/server/listen.ts"], longTests)).toEqual(ofServer);
  expect(longTestsFor(["src/modules/backup/load.server.ts"], longTests)).toContain(release);
  expect(longTestsFor(["src/cli/import.ts"], longTests)).toContain(commands);
  expect(longTestsFor(["src/modules/blog/rules.ts", "tests/faults/clock.test.ts", "README.md"], longTests)).toEqual([]);
});

test("the tests of an audience have a folder of its name", () => {
  const folders = listSpecs().map((spec) => spec.split("/")[2] ?? "");
  for (const audience of ["account", "admin", "public", "student"]) {
    expect(folders).toContain(audience);
    expect(existsSync(`${projectRoot()}/src/app/${audience}`)).toBe(true);
  }
});
