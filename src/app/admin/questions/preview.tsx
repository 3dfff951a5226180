/** A question as students see it. Trying it asks the server, which scores with the same rule: nothing is simulated. */

import { useState } from "react";
import { replace } from "react-router";
import { questionTexts } from "../../../content/en/questions.ts";
import { parseId } from "../../../core/id.ts";
import { AnswerItem } from "../../../items/registry/answer-views.tsx";
import { parseAnswer, parseOpenItem, parseSolvedItem, withAnswer } from "../../../items/registry/models.ts";
import { ReviewItem } from "../../../items/registry/review-views.tsx";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import { findQuestion } from "../../../modules/questions/queries/find-question.server.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { servicesContext } from "../../context.ts";
import { pressAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/preview";
import styles from "./preview.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = questionTexts.preview;
const LIST = "/admin/questions";

async function load({ context, params, request }: Route.LoaderArgs | Route.ActionArgs) {
  const admin = requireAdmin(context);
  const questionId = parseId<"question">(params.questionId);
  const question = questionId && (await findQuestion(context.get(servicesContext).db, admin, questionId));
  if (!question) throw replace(withDone(LIST, new URL(request.url).search, "question-gone"));
  return question;
}

export async function loader(args: Route.LoaderArgs) {
  const { displayId, body } = await load(args);
  return { displayId, item: parseOpenItem({ type: body.type, content: body.content }) };
}

export async function action(args: Route.ActionArgs) {
  const { body } = await load(args);
  const answer = parseAnswer(body, parseJson((await readFormWithFiles(args.request)).get("answer")));
  const item = parseSolvedItem({ ...body, answer });
  const run = async () => ({ kind: "scored" as const, item, score: scoreItem(item) });
  return pressAction(args.context, run, { scored: (scored) => ({ status: 200, ...scored }) });
}

export default function QuestionPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { displayId } = loaderData;
  const [item, setItem] = useState(loaderData.item);
  const [answeredAgain, setAnsweredAgain] = useState<typeof actionData>();
  const closeTo = useListAddress(LIST);
  const isReviewed = actionData?.code === "scored" && actionData !== answeredAgain;
  return (
    <RouteDialog title={texts.title(displayId)} closeTo={closeTo} size="lg">
      <div className={classes("stack gap-4", styles.preview)}>
        {isReviewed ? (
          <>
            <h3 ref={takeFocus} tabIndex={-1} className={styles.result}>
              {texts.result}
            </h3>
            <ReviewItem item={actionData.item} score={actionData.score} />
            <Button variant="secondary" icon="refresh" onClick={() => setAnsweredAgain(actionData)}>
              {texts.again}
            </Button>
          </>
        ) : (
          <>
            <p ref={answeredAgain ? takeFocus : null} tabIndex={-1} className={styles.text}>
              {texts.text}
            </p>
            <AnswerItem item={item} disabled={false} onChange={(answer) => setItem(withAnswer(item, answer))} />
            <FormFrame {...describeReply(actionData, texts.notChecked, { scored: {} })} preventScrollReset replace>
              <input type="hidden" name="answer" value={JSON.stringify(item.answer)} />
              <Button variant="secondary">{texts.check}</Button>
            </FormFrame>
          </>
        )}
      </div>
    </RouteDialog>
  );
}

/** The button that was pressed is gone with what it stood in. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function parseJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
