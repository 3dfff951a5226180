/** Every screen and file of the administrator either writes down whose data it shows, or shows nobody's. */
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { routeSource } from "../../testing/route-table.ts";
import routes from "../routes.ts";

/** What shows no student and no sender, or only what the administrator has just typed or chosen. */
const SHOWS_NOBODY = new Set([
  "admin/frame/guard.tsx",
  // The administrator's own account.
  "admin/frame/set-up-guard.tsx",
  "admin/account/second-factor.tsx",
  "admin/account/show.tsx",
  "admin/account/recovery-codes.tsx",
  "admin/account/switch-off.tsx",
  // How much waits.
  "admin/frame/shell.tsx",
  "admin/frame/home.ts",
  "admin/measurement/list.tsx",
  "admin/measurement/show.tsx",
  "admin/measurement/standards/give-up.tsx",
  "admin/measurement/standards/list.tsx",
  "admin/measurement/standards/rate.tsx",
  "admin/measurement/standards/show.tsx",
  "admin/today/show.tsx",
  "admin/jobs/give-up.tsx",
  "admin/gallery/show.tsx",
  "admin/subjects/courses.tsx",
  "admin/settings/frame.tsx",
  "admin/settings/home.ts",
  "admin/settings/institute.tsx",
  "admin/settings/contact.tsx",
  "admin/settings/texts.tsx",
  "admin/settings/courses.tsx",
  "admin/settings/mail.tsx",
  "admin/settings/data.tsx",
  // Who stands on the public pages for everybody to see.
  "admin/showcase/list.tsx",
  "admin/showcase/add.tsx",
  "admin/showcase/edit.tsx",
  "admin/showcase/delete.tsx",
  "admin/showcase/order.tsx",
  "admin/images/upload.ts",
  "admin/questions/suggest-id.ts",
  // What was typed or uploaded, and which addresses of it are known already.
  "admin/students/add.tsx",
  // How many the chosen ones are.
  "admin/students/bulk.ts",
  "admin/students/import.tsx",
  "admin/students/import-undo.tsx",
  "admin/questions/add.tsx",
  "admin/questions/delete.tsx",
  "admin/questions/export.tsx",
  "admin/questions/export-file.ts",
  "admin/questions/import.tsx",
  "admin/labels/delete.tsx",
  "admin/labels/list.tsx",
  "admin/questions/lessons.ts",
  "admin/questions/preview.tsx",
  // Settles a report, and shows nothing.
  "admin/questions/reports.ts",
  "admin/questions/similar.ts",
  "admin/questions/try.ts",
  "admin/questions/versions/show.tsx",
  "admin/questions/versions/list.tsx",
  "admin/questions/list.tsx",
  "admin/lessons/add.tsx",
  "admin/lessons/delete.tsx",
  "admin/lessons/edit.tsx",
  "admin/lessons/order.tsx",
  "admin/subjects/add.tsx",
  "admin/subjects/delete.tsx",
  "admin/subjects/edit.tsx",
  "admin/subjects/order.tsx",
  "admin/subjects/list.tsx",
  "admin/posts/delete.tsx",
  "admin/posts/edit.tsx",
  "admin/posts/add.tsx",
  "admin/posts/preview.tsx",
  "admin/posts/list.tsx",
  // What students read and are asked.
  "admin/stimuli/about.tsx",
  "admin/stimuli/add.tsx",
  "admin/stimuli/delete.tsx",
  "admin/stimuli/discard.tsx",
  "admin/stimuli/list.tsx",
  "admin/stimuli/order.tsx",
  "admin/stimuli/question.tsx",
  "admin/stimuli/remove-question.tsx",
  "admin/stimuli/show.tsx",
  "admin/stimuli/versions/list.tsx",
  "admin/stimuli/versions/show.tsx",
  "admin/stimuli/withdraw.tsx",
  // How many have taken it.
  "admin/tests/list.tsx",
  "admin/tests/show.tsx",
  // A test as it is written, and how often it was started.
  "admin/questions/asking.ts",
  "admin/tests/add.tsx",
  "admin/tests/export-file.ts",
  "admin/tests/import.tsx",
  "admin/tests/edit.tsx",
  "admin/tests/edit/archive.tsx",
  "admin/tests/edit/choose.tsx",
  "admin/tests/edit/delete.tsx",
  "admin/tests/edit/delivery.tsx",
  "admin/tests/edit/discard.tsx",
  "admin/tests/edit/general.tsx",
  "admin/tests/edit/marks.tsx",
  "admin/tests/edit/matching.ts",
  "admin/tests/edit/order.tsx",
  "admin/tests/edit/preview.tsx",
  "admin/tests/edit/question-order.tsx",
  "admin/tests/edit/remove-question.tsx",
  "admin/tests/edit/remove-rule.tsx",
  "admin/tests/edit/remove-section.tsx",
  "admin/tests/edit/rule.tsx",
  "admin/tests/edit/section.tsx",
  // A form.
  "admin/tests/reopen.tsx",
]);

/** A module of the route itself, or a command it gives: the exports of students and of messages write it down themselves. */
function isRecorded(file: string): boolean {
  const source = routeSource(file);
  const commands = [...source.matchAll(/from "(\.[^"]+\/commands\/export-[^"]+)"/g)].map(([, from]) => from ?? "");
  return [source, ...commands.map((from) => routeSource(path.join(path.dirname(file), from)))].some((text) =>
    /await recordView\(/.test(text),
  );
}

/** The route modules of the administrator, each with whether a middleware above it writes down every request. */
function filesBelow(
  entries: ReadonlyArray<RouteConfigEntry>,
  isCovered = false,
): { file: string; isCovered: boolean }[] {
  return entries.flatMap(({ file, children = [] }) => {
    const covers =
      file.startsWith("admin/") && /const middleware[\s\S]*?recordView[\s\S]*?\n\];/.test(routeSource(file));
    return [{ file, isCovered }, ...filesBelow(children, isCovered || covers)];
  });
}

test("every route of the administrator writes down whose data it shows, or shows nobody's", () => {
  const files = filesBelow(routes).filter(({ file }) => file.startsWith("admin/"));
  const recorded = files.filter(({ file, isCovered }) => isCovered || isRecorded(file)).map(({ file }) => file);
  const silent = files.filter(({ file }) => !recorded.includes(file)).map(({ file }) => file);

  expect(recorded).toEqual(
    expect.arrayContaining(["admin/students/show.tsx", "admin/students/delete.tsx", "admin/students/review.tsx"]),
  );
  expect(silent.filter((file) => !SHOWS_NOBODY.has(file))).toEqual([]);
  // Nor does the list name what has gone, or what writes after all.
  expect([...SHOWS_NOBODY].filter((file) => !silent.includes(file))).toEqual([]);
});
