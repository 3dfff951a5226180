/** What the pages of the builder do on the server: find the test, store what was typed, lead on. */
import { type RouterContextProvider, redirect, replace } from "react-router";
import type { z } from "zod/mini";
import type { FormValues } from "../../../../core/forms.ts";
import { idOf } from "../../../../core/id.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { BASED_ON, BasedOn, boxValues } from "../../../../modules/tests/builder-forms.ts";
import { saveDraft } from "../../../../modules/tests/commands/save-draft.server.ts";
import type { DraftChange, DraftSection } from "../../../../modules/tests/draft.ts";
import { findInstituteTest, type InstituteTest } from "../../../../modules/tests/queries/find-institute-test.server.ts";
import type { DrawRule } from "../../../../modules/tests/test-version.ts";
import { servicesContext } from "../../../context.ts";
import { timeWriter } from "../../../dates.server.ts";
import { formAction, readForm } from "../../../form-action.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { withDone } from "../../shared/done.ts";
import { builderAddress, LIST, sectionAddress } from "../addresses.ts";

type Context = Readonly<RouterContextProvider>;

/** The test of an address; leads to the list where there is none. */
export async function requireInstituteTest(
  context: Context,
  testId: string,
): Promise<{ admin: Admin; test: InstituteTest }> {
  const admin = requireAdmin(context);
  const test = await findInstituteTest(context.get(servicesContext).db, admin, idOf<"test">(testId));
  if (!test) throw redirect(withDone(LIST, "", "test-gone"));
  return { admin, test };
}

/** A section of its draft; leads to the test where there is none. */
export async function requireSection(
  context: Context,
  params: { testId: string; sectionId: string },
): Promise<{ admin: Admin; test: InstituteTest; section: DraftSection }> {
  const found = await requireInstituteTest(context, params.testId);
  const section = found.test.draft.sections.find(({ id }) => id === params.sectionId);
  if (!section) throw redirect(withDone(builderAddress(found.test.id), "", "gone"));
  return { ...found, section };
}

/** A rule of a section and its number, 1 for the first; null stands for one that is new. Leads to the section where there is none. */
export async function requireRule(
  context: Context,
  params: { testId: string; sectionId: string; rule: string },
): Promise<{ admin: Admin; test: InstituteTest; section: DraftSection; rule: DrawRule | null; number: number }> {
  const found = await requireSection(context, params);
  const { source } = found.section;
  const rules = source.kind === "drawn" ? source.rules : [];
  const number = params.rule === "new" ? rules.length + 1 : Number(params.rule);
  const rule = params.rule === "new" ? null : rules[number - 1];
  if (source.kind !== "drawn" || rule === undefined) {
    throw redirect(withDone(sectionAddress(found.test.id, found.section.id), "", "gone"));
  }
  return { ...found, rule, number };
}

/** What every form of the builder replies when somebody else was faster: saved again it replaces what they saved. */
export function staleAnswer(context: Context, updatedAt: Date, values: FormValues) {
  const time = timeWriter(context.get(servicesContext).timeZone)(updatedAt);
  return { status: 409, values: { ...values, [BASED_ON]: updatedAt.toISOString() }, time };
}

/**
 * Stores one change of the draft, and leads to an address that says so. `boxes` are names that stand in the form as often as they
 * are chosen: a reply has all that was.
 */
export async function saveDraftForm<Schema extends z.ZodMiniType<DraftChange>>(
  context: Context,
  request: Request,
  { admin, test }: { admin: Admin; test: InstituteTest },
  schema: Schema,
  next: string,
  boxes: ReadonlyArray<string> = [],
) {
  const fields = await readForm(request);
  const target = { testId: test.id, basedOn: BasedOn.parse(fields.get(BASED_ON)) };
  return formAction(
    context,
    { schema, fields, values: boxValues(fields, boxes) },
    (change: DraftChange, { db, now }) => saveDraft(db, admin, target, change, now),
    {
      saved: replace(next),
      stale: ({ updatedAt }, { values }) => staleAnswer(context, updatedAt, values),
      impossible: 400,
      "not-found": 404,
    },
  );
}

/** The same for a button; without `basedOn` it means what it says however the test is by now. */
export async function changeDraftAt(
  context: Context,
  { admin, test }: { admin: Admin; test: InstituteTest },
  change: DraftChange,
  now: Date,
  basedOn: Date | null = null,
) {
  const target = { testId: test.id, basedOn };
  return saveDraft(context.get(servicesContext).db, admin, target, change, now);
}
