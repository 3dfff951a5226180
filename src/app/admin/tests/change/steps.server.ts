/** What the pages that change a test do on the server: find it, preview the change that their address names, apply it. */
import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod/mini";
import { errorTexts } from "../../../../content/en/errors.ts";
import { type FieldErrors, type FormValues, parseForm } from "../../../../core/forms.ts";
import { idOf } from "../../../../core/id.ts";
import { refuse } from "../../../../core/schemas.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { changeRules } from "../../../../modules/tests/commands/change-rules.server.ts";
import { findTestRules, type TestRules } from "../../../../modules/tests/queries/find-test-rules.server.ts";
import {
  previewRuleChange,
  type RuleChangePreview,
} from "../../../../modules/tests/queries/preview-rule-change.server.ts";
import { type RuleChange, rulesAfter } from "../../../../modules/tests/rule-change.ts";
import { adaptivePlanOf } from "../../../../modules/tests/test-version.ts";
import { servicesContext } from "../../../context.ts";
import { dayWriter } from "../../../dates.server.ts";
import { formAction, readForm } from "../../../form-action.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { pageNumberIn } from "../../../shared/page-number.ts";
import { withDone } from "../../shared/done.ts";
import { LIST, resultsAddress, testAddress } from "../addresses.ts";

type Context = Readonly<RouterContextProvider>;

/** The test of an address; leads to the list where there is none. */
export async function requireTest(context: Context, testId: string): Promise<{ admin: Admin; test: TestRules }> {
  const admin = requireAdmin(context);
  const test = await findTestRules(context.get(servicesContext).db, admin, idOf<"test">(testId));
  if (!test) throw redirect(withDone(LIST, "", "test-gone"));
  return { admin, test };
}

/** The same for what changes marks and pass mark, of which an adaptive test has none: it leads to its results. */
export async function requireMarkedTest(context: Context, testId: string): Promise<{ admin: Admin; test: TestRules }> {
  const found = await requireTest(context, testId);
  if (adaptivePlanOf(found.test.version)) throw redirect(resultsAddress(found.test.id));
  return found;
}

export type ShownPreview = Omit<RuleChangePreview, "changes"> & {
  changes: (Omit<RuleChangePreview["changes"][number], "completedAt"> & { day: string })[];
};

/** A change that is being looked at. */
export type Asked = {
  /** What was typed, or what holds now. */
  values: FormValues;
  errors: FieldErrors;
  /** Null where nothing was asked yet, where it cannot be read, and where it would change nothing. */
  preview: ShownPreview | null;
  isUnchanged: boolean;
  /** The number of the latest change that the preview knows. */
  basedOn: number;
};

/** What the change in an address would do; without one, what holds now. */
export async function previewOf(
  context: Context,
  { admin, test }: { admin: Admin; test: TestRules },
  search: URLSearchParams,
  { schema, now }: { schema: z.ZodMiniType<RuleChange>; now: FormValues },
): Promise<Asked> {
  const { db, timeZone } = context.get(servicesContext);
  const asked: Asked = { values: now, errors: {}, preview: null, isUnchanged: false, basedOn: test.lastChange };
  if (!Object.keys(now).some((name) => search.has(name))) return asked;
  const parsed = parseForm(schema, formOf(search));
  const values = { ...now, ...Object.fromEntries(Object.keys(now).map((name) => [name, search.get(name) ?? ""])) };
  if (parsed.kind === "invalid") return { ...asked, values, errors: parsed.errors };
  const change = parsed.data;
  if (isSame(test, change)) return { ...asked, values, isUnchanged: true };
  const found = await previewRuleChange(db, admin, { testId: test.id, change }, pageNumberIn(search));
  const write = dayWriter(timeZone);
  const changes = found.changes.map(({ completedAt, ...one }) => ({ ...one, day: write(completedAt).long }));
  return { ...asked, values, preview: { ...found, changes } };
}

function formOf(search: URLSearchParams): FormData {
  const form = new FormData();
  for (const [name, value] of search) form.set(name, value);
  return form;
}

function isSame({ rules, voided }: TestRules, change: RuleChange): boolean {
  if (change.kind === "void") return (voided.get(change.questionId) ?? null) === change.countedAs;
  const { marks, pass } = rulesAfter(rules, change);
  return JSON.stringify([marks, pass]) === JSON.stringify([rules.marks, rules.pass]);
}

const BasedOn = z.looseObject({ basedOn: z.coerce.number().check(z.int(), z.minimum(0)) });

/** Applies what was previewed, and leads to the page of the test. */
export async function applyChange(
  context: Context,
  request: Request,
  { admin, test }: { admin: Admin; test: TestRules },
  schema: z.ZodMiniType<RuleChange>,
) {
  const both = z.pipe(
    z.unknown(),
    z.transform((fields, issues) => {
      const [base, change] = [BasedOn.safeParse(fields), schema.safeParse(fields)];
      for (const { path, message } of change.error?.issues ?? []) refuse(issues, message, path);
      if (!base.success) refuse(issues, errorTexts.pageFor(400).text);
      if (!base.success || !change.success) return z.NEVER;
      return { basedOn: base.data.basedOn, change: change.data };
    }),
  );
  const form = { schema: both, fields: await readForm(request) };
  return formAction(
    context,
    form,
    ({ basedOn, change }, { accounts, now }) => changeRules(accounts, admin, { testId: test.id, change, basedOn }, now),
    {
      changed: ({ results, isAll }) =>
        redirect(withDone(testAddress(test.id), "", isAll ? "test-changed" : "test-changing", results)),
      stale: 409,
      unchanged: 400,
      "not-found": redirect(withDone(LIST, "", "test-gone")),
    },
  );
}
