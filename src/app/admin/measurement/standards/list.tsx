/** The practice standard of each adaptive exam, its panel, and what the real exam made of its results. */
import { Link, redirect } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { measurementTexts } from "../../../../content/en/measurement.ts";
import { standardTexts } from "../../../../content/en/standards.ts";
import { startPanel } from "../../../../modules/standards/commands/run-panel.server.ts";
import { JUDGES_LENGTH, PanelForm } from "../../../../modules/standards/forms.ts";
import { listStandards } from "../../../../modules/standards/queries/list-standards.server.ts";
import { RATED_MAX, RATED_MIN } from "../../../../modules/standards/standard.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { TextAreaField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { dateWriter } from "../../../dates.server.ts";
import { formAction, readForm } from "../../../form-action.server.ts";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { DoneNotice } from "../../shared/done-notice.tsx";
import { LIST } from "../addresses.ts";
import styles from "../page.module.css";
import type { Route } from "./+types/list";
import { panelAddress } from "./addresses.ts";
import { Reliability } from "./reliability.tsx";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = standardTexts;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const write = dateWriter(timeZone, "medium");
  const exams = await listStandards(db, admin);
  return {
    exams: exams.map(({ standard, ...exam }) => ({
      ...exam,
      standard: standard && { ...standard, set: write(standard.setAt).text },
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: PanelForm, fields: await readForm(request) };
  return formAction(context, form, (input, { db, now }) => startPanel(db, admin, input, now), {
    started: ({ standardId }) => redirect(panelAddress(standardId)),
    "at-work": 409,
    "too-few": 400,
  });
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function PracticeStandards({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="stack gap-6">
      <PageHeading title={texts.title} text={texts.text} back={{ to: LIST, label: measurementTexts.title }} />
      <DoneNotice />
      {loaderData.exams.map((exam) => (
        <Exam
          key={exam.presetId}
          exam={exam}
          reply={actionData?.values.presetId === exam.presetId ? actionData : undefined}
        />
      ))}
    </div>
  );
}

type Shown = Route.ComponentProps["loaderData"]["exams"][number];

function Exam({ exam, reply }: { exam: Shown; reply: ReplyOf<typeof action> | undefined }) {
  const { presetId, standard, atWork, rateable, reliability } = exam;
  return (
    <Card as="section" aria-labelledby={presetId} className="stack gap-4">
      <h2 id={presetId}>{texts.exam(presetId)}</h2>
      {standard ? (
        <p>
          <span>{texts.set(standard.cut, standard.judges, standard.spread, standard.set)}</span>{" "}
          <Link to={panelAddress(standard.id)}>{texts.past}</Link>
        </p>
      ) : (
        <p>{texts.notSet}</p>
      )}
      {atWork ? (
        <div className="cluster gap-3">
          <span>{texts.atWork}</span>
          <LinkButton to={panelAddress(atWork)} size="sm">
            {texts.open}
          </LinkButton>
        </div>
      ) : rateable < RATED_MIN ? (
        <p className={styles.quiet}>{texts.tooFew(rateable, RATED_MIN)}</p>
      ) : (
        <StartForm exam={exam} reply={reply} />
      )}
      <Reliability {...{ presetId, reliability }} />
    </Card>
  );
}

function StartForm({ exam: { presetId, standard, rateable }, reply }: Parameters<typeof Exam>[0]) {
  const messages = describeReply(reply, texts.errors.failed, {
    "at-work": texts.errors.atWork,
    "too-few": texts.errors.tooFew,
  });
  return (
    <FormFrame schema={PanelForm} {...messages}>
      <p className={styles.quiet}>{texts.enough(rateable, RATED_MAX)}</p>
      <input type="hidden" name="presetId" value={presetId} />
      <TextAreaField
        label={texts.judges}
        name="judges"
        hint={texts.judgesHint}
        rows={5}
        maxLength={JUDGES_LENGTH}
        required
        defaultValue={reply?.values.judges}
      />
      <Button type="submit" variant="secondary" busyLabel={texts.starting} className={styles.button}>
        {standard ? texts.startAgain : texts.start}
      </Button>
    </FormFrame>
  );
}
