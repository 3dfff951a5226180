/** One version of a question as students saw it, with its solution. */

import { redirect, useLocation } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { idOf, parseId } from "../../../../core/id.ts";
import { ReviewItem } from "../../../../items/registry/review-views.tsx";
import { signVersion, takeBackSignature } from "../../../../modules/questions/commands/sign-version.server.ts";
import { findQuestionHistory } from "../../../../modules/questions/queries/find-question-history.server.ts";
import { Signature } from "../../../../modules/questions/signature.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Card } from "../../../../ui/card.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { servicesContext } from "../../../context.ts";
import { dateWriter, dayWriter } from "../../../dates.server.ts";
import { formAction, type Given, pressAction, readForm } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { withDone } from "../../shared/done.ts";
import { listReturnIn, withListReturn } from "../../shared/list-return.ts";
import { shownOf } from "../../shared/shown-version.server.ts";
import { TriedItem } from "../form/tried-item.tsx";
import { LIST } from "../list-address.ts";
import type { Route } from "./+types/show";
import styles from "./list.module.css";
import { VersionReview } from "./review.tsx";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = correctionTexts.version;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const questionId = parseId<"question">(params.questionId);
  const history = questionId && (await findQuestionHistory(db, admin, questionId));
  if (!history) throw redirect(withDone(LIST, "", "question-gone"));
  const number = Number(params.number);
  const version = history.versions.find((one) => one.number === number);
  if (!version) throw redirect(`${LIST}/${questionId}/versions`);
  return {
    questionId,
    displayId: history.displayId,
    number,
    hasOlder: history.versions.some((one) => one.number === number - 1),
    hasNewer: history.versions.some((one) => one.number === number + 1),
    authorName: version.authorName,
    day: dayWriter(timeZone)(version.createdAt).long,
    shown: version.body && shownOf(version.body),
    review: version.review && { ...version.review, day: dateWriter(timeZone)(version.review.signedAt).text },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = await readForm(request);
  const version = { questionId: idOf<"question">(params.questionId), number: Number(params.number) };
  if (fields.get("intent") === "take-back") {
    return pressAction(context, ({ db, now }) => takeBackSignature(db, admin, version, now), { "taken-back": 200 });
  }
  const sign = (signature: Signature, { db, now }: Given) => signVersion(db, admin, { ...version, signature }, now);
  return formAction(context, { schema: Signature, fields }, sign, { signed: 200, stale: 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.number ?? 0, loaderData?.displayId ?? 0)) }];
}

export default function QuestionVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { questionId, displayId, number, hasOlder, hasNewer, authorName, day, shown, review } = loaderData;
  const list = listReturnIn(useLocation().search);
  const versions = (path = "") => withListReturn(`${LIST}/${questionId}/versions${path}`, list);
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(number, displayId)}
        text={texts.made(authorName ?? correctionTexts.versions.noAuthor, day)}
        back={{ to: versions(), label: texts.back }}
      />
      {shown ? (
        <>
          <Card as="section" className="stack gap-4">
            <h2 className={styles.heading}>{texts.asSeen}</h2>
            <TriedItem key={number} item={shown.open} />
          </Card>
          <Card as="section" className="stack gap-4">
            <h2 className={styles.heading}>{texts.solution}</h2>
            <p className={styles.quiet}>{texts.solutionHint}</p>
            <ReviewItem item={shown.solved} score={shown.score} />
          </Card>
        </>
      ) : (
        <Alert tone="warning">{texts.unreadable}</Alert>
      )}
      {shown && (
        <VersionReview
          key={number}
          review={review}
          isInUse={!hasNewer}
          done={actionData?.code === "signed" || actionData?.code === "taken-back" ? actionData.code : null}
          messages={describeReply(actionData, review ? reviewTexts.notTakenBack : reviewTexts.failed, {
            signed: {},
            "taken-back": {},
            stale: reviewTexts.failed(reviewTexts.stale),
          })}
          values={actionData?.values}
        />
      )}
      <Pager
        label={texts.pages}
        previous={hasOlder ? versions(`/${number - 1}`) : null}
        next={hasNewer ? versions(`/${number + 1}`) : null}
      >
        {correctionTexts.versions.number(number)}
      </Pager>
    </div>
  );
}
