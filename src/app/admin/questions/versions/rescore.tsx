/** Scoring results again after a key was corrected: first what would change, then the change itself. */

import { Form, redirect, useLocation, useNavigation } from "react-router";
import { z } from "zod/mini";
import { adminTexts } from "../../../../content/en/admin.ts";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { idOf, parseId } from "../../../../core/id.ts";
import { rescoreResults } from "../../../../modules/attempts/commands/rescore-results.server.ts";
import { previewRescore } from "../../../../modules/attempts/queries/rescore-preview.server.ts";
import { listRescoreRuns } from "../../../../modules/attempts/queries/rescores.server.ts";
import { recordView } from "../../../../modules/audit/commands/record-view.server.ts";
import { findQuestionHistory } from "../../../../modules/questions/queries/find-question-history.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { CheckboxField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../../context.ts";
import { dayWriter } from "../../../dates.server.ts";
import { formAction, type Given, readFormWithFiles } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { pageNumberIn } from "../../../shared/page-number.ts";
import { withDone } from "../../shared/done.ts";
import { LIST_RETURN, listReturnIn, withListReturn } from "../../shared/list-return.ts";
import { LIST } from "../list-address.ts";
import type { Route } from "./+types/rescore";
import styles from "./list.module.css";
import { RescorePreview } from "./rescore-preview.tsx";
import { FOLLOWED } from "./rescore-progress.tsx";
import { RescoreRuns } from "./rescore-runs.tsx";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = correctionTexts.rescore;

/** The versions page, which follows what a job still has to do. */
function addressAfter(
  questionId: string,
  numbers: string | string[],
  { results, isAll }: { results: number; isAll: boolean },
  list: string | null,
): string {
  const followed = isAll ? [] : [numbers].flat().map((number) => [FOLLOWED, number]);
  const search = `${new URLSearchParams(followed)}`;
  const done = withDone(`${LIST}/${questionId}/versions`, search, isAll ? "rescored" : "rescoring", results);
  return withListReturn(done, list);
}

/** The versions to rescore are named by their numbers, once each. */
const Confirmation = z.object({ v: z.union([z.string(), z.array(z.string())]), scoredBy: z.string() });

async function findHistory({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const admin = requireAdmin(context);
  const questionId = parseId<"question">(params.questionId);
  const history = questionId && (await findQuestionHistory(context.get(servicesContext).db, admin, questionId));
  if (!history) throw redirect(withDone(LIST, "", "question-gone"));
  return { questionId, ...history };
}

export async function loader(args: Route.LoaderArgs) {
  const admin = requireAdmin(args.context);
  const { questionId, displayId, versions } = await findHistory(args);
  const { db, timeZone } = args.context.get(servicesContext);
  const [current] = versions;
  const rescorable = versions
    .filter(({ answerCount }, index) => index > 0 && answerCount > 0)
    .map(({ id, number, answerCount, hasKeyOfNewest }) => ({ id, number, answerCount, hasKeyOfNewest }));
  const query = new URL(args.request.url).searchParams;
  const named = query.has("v") || query.has("page");
  const isSelected = ({ number, hasKeyOfNewest }: { number: number; hasKeyOfNewest: boolean }) =>
    named ? query.getAll("v").includes(String(number)) : !hasKeyOfNewest;
  const selected = rescorable.filter(isSelected);
  const [preview, runs] = await Promise.all([
    selected.length > 0
      ? previewRescore(db, admin, { questionId, versionIds: selected.map(({ id }) => id) }, pageNumberIn(query))
      : null,
    listRescoreRuns(db, admin, questionId),
  ]);
  const view = { what: "rescoring.seen" as const, people: preview?.changes.length ?? 0 };
  await recordView(db, admin, view, args.context.get(nowContext));
  const write = dayWriter(timeZone);
  return {
    questionId,
    displayId,
    currentNumber: current?.number ?? 0,
    versions: rescorable.map((version) => ({ ...version, isChosen: selected.includes(version) })),
    preview: preview && {
      ...preview,
      changes: preview.changes.map(({ completedAt, ...change }) => ({ ...change, day: write(completedAt).long })),
    },
    runs: runs.map(({ at, ...run }) => ({ ...run, day: write(at).long })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.displayId ?? 0)) }];
}

export async function action(args: Route.ActionArgs) {
  const { context, request, url } = args;
  const admin = requireAdmin(context);
  const { questionId, versions } = await findHistory(args);
  const run = ({ v, scoredBy }: z.infer<typeof Confirmation>, { accounts, now }: Given) => {
    const versionIds = versions.filter(({ number }) => v.includes(String(number))).map(({ id }) => id);
    return rescoreResults(accounts, admin, { questionId, versionIds, scoredBy: idOf(scoredBy) }, now);
  };
  return formAction(context, { schema: Confirmation, fields: await readFormWithFiles(request) }, run, {
    rescored: (result, { input }) => redirect(addressAfter(questionId, input.v, result, listReturnIn(url.search))),
    stale: 400,
    "not-found": redirect(withDone(LIST, "", "question-gone")),
  });
}

export default function QuestionRescore({ loaderData, actionData }: Route.ComponentProps) {
  const { questionId, displayId, currentNumber, versions, preview, runs } = loaderData;
  const messages =
    actionData?.code === "invalid"
      ? { message: texts.noneChosen }
      : describeReply(actionData, texts.failed, { stale: texts.stale });
  const isLoading = useNavigation().state === "loading";
  const list = listReturnIn(useLocation().search);
  const back = { to: withListReturn(`${LIST}/${questionId}/versions`, list), label: correctionTexts.version.back };
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(displayId)} text={texts.text(currentNumber)} back={back} />
      {versions.length === 0 ? (
        <EmptyState icon="check" title={texts.nothing} text={texts.nothingText}>
          <LinkButton to={back.to} variant="secondary">
            {back.label}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <Card as="section">
            {/* Another choice of versions is another form: what is marked comes from the address. */}
            <Form
              key={versions.map(({ isChosen }) => isChosen).join()}
              method="get"
              preventScrollReset
              className="stack gap-4"
            >
              <input type="hidden" name="page" value="1" />
              {list !== null && <input type="hidden" name={LIST_RETURN} value={list} />}
              <fieldset className={styles.choices}>
                <legend>{texts.which}</legend>
                {versions.map(({ number, answerCount, hasKeyOfNewest, isChosen }) => (
                  <CheckboxField
                    key={number}
                    label={texts.whichOne(number, answerCount)}
                    name="v"
                    value={number}
                    defaultChecked={isChosen}
                    hint={hasKeyOfNewest ? texts.sameKey : undefined}
                  />
                ))}
              </fieldset>
              <div className="cluster gap-3">
                <Button variant="secondary" busy={isLoading}>
                  {texts.show}
                </Button>
              </div>
            </Form>
          </Card>
          <section className="stack gap-4" aria-busy={isLoading || undefined}>
            <h2 className={styles.heading}>{texts.preview}</h2>
            {preview ? (
              <FormFrame message={messages.message} className="gap-4">
                {versions.map(({ number, isChosen }) =>
                  isChosen ? <input key={number} type="hidden" name="v" value={number} /> : null,
                )}
                <input type="hidden" name="scoredBy" value={preview.version.id} />
                <RescorePreview preview={preview} versions={versions} list={list} />
                {preview.counts.results > preview.counts.notRescorable && (
                  <div className="cluster gap-3">
                    <Button busyLabel={texts.busy}>
                      {texts.confirm(preview.counts.results - preview.counts.notRescorable)}
                    </Button>
                  </div>
                )}
              </FormFrame>
            ) : (
              <Alert tone="info">{texts.noneChosen}</Alert>
            )}
          </section>
        </>
      )}
      <RescoreRuns runs={runs} />
    </div>
  );
}
