/** What students will see of a test once its results are released, and the button that releases them. */
import { redirect } from "react-router";
import { z } from "zod/mini";
import { adminTexts } from "../../../content/en/admin.ts";
import { testResultTexts } from "../../../content/en/test-results.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { releaseResults } from "../../../modules/tests/commands/release-results.server.ts";
import { asksForCategory } from "../../../modules/tests/pass-rules.ts";
import { findRelease } from "../../../modules/tests/queries/find-release.server.ts";
import { findTestFigures, listTestResults } from "../../../modules/tests/queries/test-results.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { formAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { withDone } from "../shared/done.ts";
import type { Route } from "./+types/release";
import { LIST, resultsAddress } from "./addresses.ts";
import styles from "./change/preview.module.css";
import { requireTest } from "./change/steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = testResultTexts.release;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const { id, version, rules } = test;
  const [release, figures, { results }] = await Promise.all([
    findRelease(db, admin, id),
    findTestFigures(db, admin, id, now),
    listTestResults(db, admin, { testId: id, search: "" }, {}),
  ]);
  if (!release) throw redirect(withDone(LIST, "", "test-gone"));
  const [latest] = results;
  if (latest) await recordView(db, admin, { what: "test-results.listed", people: 1 }, now);
  const { closesAt, waits } = release;
  const isOpen = closesAt === null || closesAt > now;
  return {
    id,
    title: version.title,
    waits,
    figures,
    isByCategory: asksForCategory(rules.pass),
    // Nothing else of it leaves the server.
    latest: latest ? { studentId: latest.studentId, attemptId: latest.attemptId } : null,
    openUntil: isOpen ? { day: closesAt && dayWriter(timeZone)(closesAt).long } : null,
  };
}

const ReleaseForm = z.object({ intent: z.literal("release") });

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const form = { schema: ReleaseForm, fields: await readForm(request) };
  return formAction(context, form, (_, { accounts, now }) => releaseResults(accounts, admin, test.id, now), {
    released: ({ students }) => redirect(withDone(resultsAddress(test.id), "", "test-released", students)),
    unchanged: 409,
    "not-found": redirect(withDone(LIST, "", "test-gone")),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function ReleaseResults({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, waits, figures, isByCategory, latest, openUntil } = loaderData;
  const { results, takers, running } = figures;
  const { message } = describeReply(actionData, adminTexts.notDone, { unchanged: texts.unchanged });
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(title)} back={{ to: resultsAddress(id), label: texts.back }} />
      {waits ? (
        <>
          {running > 0 && <Alert tone="warning">{texts.running(running)}</Alert>}
          {openUntil && (
            <Alert tone="warning">
              {openUntil.day === null ? texts.stillOpenAlways : texts.stillOpen(openUntil.day)}
            </Alert>
          )}
          <Card as="section" aria-labelledby="preview" className="stack gap-3">
            <h2 id="preview" className={styles.heading}>
              {texts.preview}
            </h2>
            <p>{texts.figures(results, takers)}</p>
            <ul>
              <li>{texts.score}</li>
              <li>{texts.marks}</li>
              <li>{verdictInWords(figures, isByCategory)}</li>
              <li>{texts.solutions}</li>
            </ul>
            {latest && (
              <p>
                <LinkButton
                  to={`/admin/students/${latest.studentId}/attempts/${latest.attemptId}`}
                  variant="secondary"
                  icon="eye"
                >
                  {texts.example}
                </LinkButton>
              </p>
            )}
            <p>{texts.laterOnes}</p>
          </Card>
          <FormFrame message={message}>
            <p>{`${texts.mail(takers)} ${texts.final}`}</p>
            <div className="cluster gap-3">
              <Button name="intent" value="release" busyLabel={texts.busy}>
                {texts.confirm}
              </Button>
            </div>
          </FormFrame>
        </>
      ) : (
        <Alert tone="info">{texts.unchanged}</Alert>
      )}
    </div>
  );
}

function verdictInWords({ passed, judged }: { passed: number; judged: number }, isByCategory: boolean): string {
  if (isByCategory) return texts.byCategory;
  return judged === 0 ? texts.noVerdict : texts.verdict(passed, judged);
}
