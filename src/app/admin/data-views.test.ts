/** Every screen and file of the administrator either writes down whose data it shows, or shows nobody's. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { projectRoot } from "../../core/project-root.ts";
import routes from "../routes.ts";

/** What shows no student and no sender, or only what the administrator has just typed or chosen. */
const SHOWS_NOBODY = new Set([
  "admin/guard.tsx",
  // The administrator's own account.
  "admin/set-up-guard.tsx",
  "admin/second-factor.tsx",
  "admin/account.tsx",
  "admin/account-recovery-codes.tsx",
  "admin/account-switch-off.tsx",
  // How much waits.
  "admin/shell.tsx",
  "admin/home.ts",
  "admin/today.tsx",
  "admin/failed-job-give-up.tsx",
  "admin/gallery.tsx",
  "admin/settings/frame.tsx",
  "admin/settings.ts",
  "admin/settings-institute.tsx",
  "admin/settings-contact.tsx",
  "admin/settings-texts.tsx",
  "admin/settings-courses.tsx",
  "admin/settings-mail.tsx",
  "admin/settings-data.tsx",
  // Who stands on the public pages for everybody to see.
  "admin/showcase.tsx",
  "admin/showcase-add.tsx",
  "admin/showcase-edit.tsx",
  "admin/showcase-delete.tsx",
  "admin/showcase-order.tsx",
  "admin/image-upload.ts",
  "admin/suggest-id.ts",
  // What was typed or uploaded, and which addresses of it are known already.
  "admin/student-add.tsx",
  // How many the chosen ones are.
  "admin/students-several.ts",
  "admin/student-import.tsx",
  "admin/question-add.tsx",
  "admin/question-delete.tsx",
  "admin/question-export.tsx",
  "admin/question-export-file.ts",
  "admin/question-import.tsx",
  "admin/question-label-delete.tsx",
  "admin/question-labels.tsx",
  "admin/question-lessons.ts",
  "admin/question-preview.tsx",
  // Settles a report, and shows nothing.
  "admin/question-reports.ts",
  "admin/question-similar.ts",
  "admin/question-try.ts",
  "admin/question-version.tsx",
  "admin/question-versions.tsx",
  "admin/questions.tsx",
  "admin/lesson-add.tsx",
  "admin/lesson-delete.tsx",
  "admin/lesson-edit.tsx",
  "admin/lesson-order.tsx",
  "admin/subject-add.tsx",
  "admin/subject-delete.tsx",
  "admin/subject-edit.tsx",
  "admin/subject-order.tsx",
  "admin/subjects.tsx",
  "admin/post-delete.tsx",
  "admin/post-edit.tsx",
  "admin/post-new.tsx",
  "admin/post-preview.tsx",
  "admin/posts.tsx",
]);

const APP = path.join(projectRoot(), "src/app");

const sourceOf = (file: string) => readFileSync(path.join(APP, file), "utf8");

/** A module of the route itself, or a command it gives: the exports of students and of messages write it down themselves. */
function isRecorded(file: string): boolean {
  const source = sourceOf(file);
  const commands = [...source.matchAll(/from "(\.[^"]+\/commands\/export-[^"]+)"/g)].map(([, from]) => from ?? "");
  return [source, ...commands.map((from) => sourceOf(path.join(path.dirname(file), from)))].some((text) =>
    /await recordView\(/.test(text),
  );
}

/** The route modules of the administrator, each with whether a middleware above it writes down every request. */
function filesBelow(
  entries: ReadonlyArray<RouteConfigEntry>,
  isCovered = false,
): { file: string; isCovered: boolean }[] {
  return entries.flatMap(({ file, children = [] }) => {
    const covers = file.startsWith("admin/") && /const middleware[\s\S]*?recordView[\s\S]*?\n\];/.test(sourceOf(file));
    return [{ file, isCovered }, ...filesBelow(children, isCovered || covers)];
  });
}

test("every route of the administrator writes down whose data it shows, or shows nobody's", () => {
  const files = filesBelow(routes).filter(({ file }) => file.startsWith("admin/"));
  const recorded = files.filter(({ file, isCovered }) => isCovered || isRecorded(file)).map(({ file }) => file);
  const silent = files.filter(({ file }) => !recorded.includes(file)).map(({ file }) => file);

  expect(recorded).toEqual(
    expect.arrayContaining(["admin/student.tsx", "admin/student-delete.tsx", "admin/student-review.tsx"]),
  );
  expect(silent.filter((file) => !SHOWS_NOBODY.has(file))).toEqual([]);
  // Nor does the list name what has gone, or what writes after all.
  expect([...SHOWS_NOBODY].filter((file) => !silent.includes(file))).toEqual([]);
});
