/** One question of a panel as one of its judges rates it. Saving leads to the next one, after the last back to the panel. */
import { redirect } from "react-router";
import type { z } from "zod/mini";
import { adminTexts } from "../../../../content/en/admin.ts";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { standardTexts } from "../../../../content/en/standards.ts";
import { idOf } from "../../../../core/id.ts";
import { ReviewItem } from "../../../../items/registry/review-views.tsx";
import { rateQuestion } from "../../../../modules/standards/commands/run-panel.server.ts";
import { RatingForm } from "../../../../modules/standards/forms.ts";
import { findRating, type ShownRating } from "../../../../modules/standards/queries/find-panel.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { servicesContext } from "../../../context.ts";
import { formAction, type Given, readForm } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { withDone } from "../../shared/done.ts";
import { shownOf } from "../../shared/shown-version.server.ts";
import styles from "../page.module.css";
import type { Route } from "./+types/rate";
import { panelAddress, ratingAddress, STANDARDS } from "./addresses.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = standardTexts.rating;

function placeIn(params: Route.LoaderArgs["params"]) {
  const { standardId, judgeId, position } = params;
  return { standardId: idOf<"standard">(standardId), judgeId: idOf<"judge">(judgeId), position: Number(position) };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const place = placeIn(params);
  const found = await findRating(context.get(servicesContext).db, admin, place);
  if (!found) throw redirect(withDone(STANDARDS, "", "gone"));
  const { body, ...rating } = found;
  return { ...place, ...rating, shown: body && shownOf(body) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const place = placeIn(params);
  const { standardId, judgeId, position } = place;
  const fields = await readForm(request);
  const rate = ({ percent }: z.infer<typeof RatingForm>, { db }: Given) => rateQuestion(db, admin, place, percent);
  return formAction(context, { schema: RatingForm, fields }, rate, {
    saved: ({ isLast }) =>
      redirect(isLast ? panelAddress(standardId) : ratingAddress(standardId, judgeId, position + 1)),
    "not-found": redirect(withDone(STANDARDS, "", "gone")),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { position, questions } = loaderData ?? { position: 0, questions: 0 };
  return [{ title: adminTexts.pageTitle(texts.title(position, questions)) }];
}

export default function RateQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { standardId, judgeId, position, questions, name, round, rated, shown, percent, first } = loaderData;
  const at = (place: number) => ratingAddress(standardId, judgeId, place);
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(position, questions)}
        text={texts.text(name, round, rated, questions)}
        back={{ to: panelAddress(standardId), label: texts.back }}
      />
      {shown ? (
        <Card as="section" aria-labelledby="solution" className="stack gap-4">
          <h2 id="solution" className={styles.heading}>
            {correctionTexts.version.solution}
          </h2>
          <p className={styles.quiet}>{correctionTexts.version.solutionHint}</p>
          <ReviewItem key={position} item={shown.solved} score={shown.score} />
        </Card>
      ) : (
        <Alert tone="warning">{texts.unreadable}</Alert>
      )}
      {first && <First first={first} />}
      <FormFrame
        key={`${position} ${round}`}
        schema={RatingForm}
        className={classes("gap-4", styles.form)}
        {...describeReply(actionData, standardTexts.errors.failed)}
      >
        <TextField
          label={texts.percent}
          name="percent"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          required
          defaultValue={actionData?.values.percent ?? percent?.toString()}
        />
        <Button type="submit" busyLabel={texts.saving} className={styles.button}>
          {texts.save}
        </Button>
      </FormFrame>
      <Pager
        label={texts.pages}
        previous={position > 1 ? at(position - 1) : null}
        next={position < questions ? at(position + 1) : null}
      />
    </div>
  );
}

function First({ first: { own, all, facility } }: { first: NonNullable<ShownRating["first"]> }) {
  const sentences = [
    ...(own === null ? [] : [texts.first(own)]),
    ...(all ? [texts.all(all.lowest, all.highest, all.mean)] : []),
    ...(facility === null ? [] : [texts.facility(facility)]),
  ];
  return <p>{sentences.join(" ")}</p>;
}
