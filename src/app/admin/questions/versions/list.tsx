/** All versions of a question: who changed what and when. */

import { Link, redirect, useLocation } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { formats } from "../../../../content/formats.ts";
import { parseId } from "../../../../core/id.ts";
import { FEWEST_ANSWERS } from "../../../../modules/adaptive/calibration.ts";
import { listKnownDifficulties } from "../../../../modules/adaptive/queries/known-difficulties.server.ts";
import { countRescorable } from "../../../../modules/attempts/queries/count-rescorable.server.ts";
import { listRescoreRuns } from "../../../../modules/attempts/queries/rescores.server.ts";
import {
  findQuestionHistory,
  type ListedVersion,
} from "../../../../modules/questions/queries/find-question-history.server.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { servicesContext } from "../../../context.ts";
import { dayWriter } from "../../../dates.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { measurementAddress } from "../../measurement/addresses.ts";
import { withDone } from "../../shared/done.ts";
import { DoneNotice } from "../../shared/done-notice.tsx";
import { listReturnIn, withListReturn } from "../../shared/list-return.ts";
import { LIST } from "../list-address.ts";
import type { Route } from "./+types/list";
import styles from "./list.module.css";
import { FOLLOWED, RescoreProgress } from "./rescore-progress.tsx";
import { RescoreRuns } from "./rescore-runs.tsx";

const texts = correctionTexts.versions;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const questionId = parseId<"question">(params.questionId);
  const history = questionId && (await findQuestionHistory(db, admin, questionId));
  if (!history) throw redirect(withDone(LIST, "", "question-gone"));
  const write = dayWriter(timeZone);
  const followed = new URL(request.url).searchParams.getAll(FOLLOWED);
  const versionIds = history.versions.filter(({ number }) => followed.includes(String(number))).map(({ id }) => id);
  const [runs, waiting, difficulties] = await Promise.all([
    listRescoreRuns(db, admin, questionId),
    versionIds.length > 0 ? countRescorable(db, admin, { questionId, versionIds }) : 0,
    listKnownDifficulties(
      db,
      admin,
      history.versions.map(({ id }) => id),
    ),
  ]);
  return {
    questionId,
    displayId: history.displayId,
    isWithdrawn: history.isWithdrawn,
    versions: history.versions.map(({ id, number, createdAt, authorName, changes, answerCount, review }, index) => ({
      number,
      difficulty: difficulties.get(id) ?? null,
      day: write(createdAt).long,
      authorName,
      changes,
      answerCount,
      isInUse: index === 0,
      isReviewed: review !== null,
    })),
    waiting,
    fewestAnswers: FEWEST_ANSWERS,
    runs: runs.map(({ at, ...run }) => ({ ...run, day: write(at).long })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.displayId ?? 0)) }];
}

export default function QuestionVersions({ loaderData }: Route.ComponentProps) {
  const { questionId, displayId, isWithdrawn, versions, runs, waiting, fewestAnswers } = loaderData;
  const list = listReturnIn(useLocation().search);
  const below = (path: string) => withListReturn(`${LIST}/${questionId}/${path}`, list);
  const canRescore = versions.some(({ isInUse, answerCount }) => !isInUse && answerCount > 0);
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(displayId)}
        text={texts.text}
        back={
          isWithdrawn
            ? { to: LIST + (list ?? ""), label: questionTexts.form.back }
            : { to: below("edit"), label: texts.backToQuestion }
        }
      >
        {isWithdrawn && <Badge tone="warning">{texts.withdrawn}</Badge>}
        <LinkButton to={measurementAddress(questionId)} variant="secondary" icon="flask">
          {texts.measurement}
        </LinkButton>
        {canRescore && (
          <LinkButton to={below("rescore")} variant="secondary" icon="refresh">
            {correctionTexts.rescore.link}
          </LinkButton>
        )}
      </PageHeading>
      <DoneNotice />
      {waiting > 0 && <RescoreProgress waiting={waiting} />}
      <DataTable
        caption={texts.caption}
        isCaptionHidden
        rows={versions}
        rowId={({ number }) => String(number)}
        columns={[
          {
            id: "version",
            header: texts.version,
            cell: ({ number, isInUse, isReviewed }) => (
              <span className={styles.version}>
                <Link to={below(`versions/${number}`)}>{texts.number(number)}</Link>
                {isInUse && <Badge tone="accent">{texts.inUse}</Badge>}
                {isReviewed && <Badge tone="success">{reviewTexts.mark}</Badge>}
                {isInUse && !isReviewed && <Badge>{reviewTexts.notReviewed}</Badge>}
              </span>
            ),
          },
          { id: "when", header: texts.when, cell: ({ day }) => day },
          { id: "who", header: texts.who, cell: ({ authorName }) => <bdi>{authorName ?? texts.noAuthor}</bdi> },
          { id: "what", header: texts.what, cell: inWords },
          {
            id: "answers",
            header: texts.answers,
            align: "end",
            cell: ({ answerCount }) => formats().number(answerCount),
          },
          {
            id: "difficulty",
            header: texts.difficulty,
            align: "end",
            cell: ({ number, difficulty }) => (
              <Link to={measurementAddress(questionId, number)}>
                <span>{difficulty ? texts.difficultyIn(difficulty.value, difficulty.error) : texts.noDifficulty}</span>
                <VisuallyHidden>{`, ${texts.measurementOf(number)}`}</VisuallyHidden>
              </Link>
            ),
          },
        ]}
      />
      <p className={styles.quiet}>{texts.difficultyText(fewestAnswers)}</p>
      <RescoreRuns runs={runs} />
    </div>
  );
}

function inWords({ number, changes }: Pick<ListedVersion, "number" | "changes">): string {
  if (changes === null) return number === 1 ? texts.first : texts.unreadable;
  return changes.length === 0 ? texts.onlyPlace : changes.map((change) => texts.changes[change]).join(", ");
}
