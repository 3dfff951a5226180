/** /dashboard/plan: how the student wants to study. The dashboard's first question is answered here too. */
import { data, redirect } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { dayOf, momentOf, startOfDay } from "../../../core/days.ts";
import { REMIND_FROM, REMIND_UNTIL, REPEATS_BOUNDS } from "../../../modules/study-plan/bounds.ts";
import { savePlan } from "../../../modules/study-plan/commands/save-plan.server.ts";
import { firstPlanForm, planForm, type StudyPlan } from "../../../modules/study-plan/forms.ts";
import { findStudyPlan } from "../../../modules/study-plan/queries/find-study-plan.server.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { clockWriter } from "../../dates.server.ts";
import { formAction, type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { SavedAlert } from "../../shared/notices/saved-alert.tsx";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/plan";
import { field, STUDY_PLAN } from "./address.ts";
import { ExamFields } from "./exam-fields.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studyPlanTexts.plan;
const DASHBOARD = "/dashboard#today";

export async function loader({ context, url }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db, timeZone } = context.get(servicesContext);
  return {
    plan: await findStudyPlan(db, student),
    ...timesOf(dayOf(context.get(nowContext), timeZone), timeZone),
    isProved: student.emailVerified,
    isSaved: url.searchParams.has("saved"),
  };
}

/** The day with its beginning, and the times between which the email goes out. */
function timesOf(today: string, timeZone: string) {
  const write = clockWriter(timeZone);
  const dayBegins = startOfDay(today, timeZone);
  const written = (clock: string) => write(momentOf(`${today}T${clock}`, timeZone) ?? dayBegins);
  return { today, dayBegins: write(dayBegins), mailHours: [written(REMIND_FROM), written(REMIND_UNTIL)] as const };
}

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const fields = await readForm(request);
  const today = dayOf(context.get(nowContext), context.get(servicesContext).timeZone);
  const save = (plan: Partial<StudyPlan>, { db, timeZone, now }: Given) =>
    savePlan(db, student, plan, { timeZone, now });
  switch (fields.get(field.intent)) {
    case "plan":
      return formAction(context, { form: "plan", schema: planForm(today), fields }, save, {
        saved: redirect(`${STUDY_PLAN}?saved`),
      });
    case "first":
      return formAction(context, { form: "first", schema: firstPlanForm(today), fields }, save, {
        saved: redirect(DASHBOARD),
      });
    case "later":
      return pressAction(context, (given: Given) => save({}, given), { saved: redirect(DASHBOARD) }, { form: "later" });
    default:
      throw data(null, { status: 400 });
  }
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, today, dayBegins, mailHours, isProved, isSaved } = loaderData;
  const hasMailServer = useHasMailServer();
  const mailHint = !hasMailServer ? texts.mailKept : isProved ? texts.mailHint(...mailHours) : texts.mailUnproved;
  const { message, errors } = describeReply(actionData, texts.notSaved);
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} back={{ to: DASHBOARD, label: texts.back }} />
      <Card padding="lg">
        <FormFrame schema={planForm(today)} message={message} errors={errors} className="stack gap-5">
          {isSaved && !actionData && <SavedAlert>{texts.saved}</SavedAlert>}
          <input type="hidden" name={field.intent} value="plan" />
          <ExamFields examOn={plan.examOn} minutesADay={plan.minutesADay} today={today} />
          <TextField
            label={texts.repeats}
            name={field.repeatsADay}
            inputMode="numeric"
            hint={texts.numberHint(REPEATS_BOUNDS.least, REPEATS_BOUNDS.most)}
            defaultValue={plan.repeatsADay}
            required
          />
          <CheckboxField label={texts.mail} name={field.wantsMail} hint={mailHint} defaultChecked={plan.wantsMail} />
          <CheckboxField label={texts.showsDays} name={field.showsDays} defaultChecked={plan.showsDays} />
          <CheckboxField
            label={texts.showsStreak}
            name={field.showsStreak}
            hint={texts.dayBegins(dayBegins)}
            defaultChecked={plan.showsStreak}
          />
          <div>
            <Button busyLabel={texts.saving}>{texts.save}</Button>
          </div>
        </FormFrame>
      </Card>
    </>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
