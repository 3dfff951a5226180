/** What the student told of the real exam: telling it, changing it, deleting it. */
import { data, redirect } from "react-router";
import type { z } from "zod/mini";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { realExamTexts as texts } from "../../../content/en/real-exam.ts";
import { takeBackOutcome, tellOutcome } from "../../../modules/standards/commands/tell-outcome.server.ts";
import { OutcomeForm } from "../../../modules/standards/outcome-form.ts";
import { listOwnOutcomes } from "../../../modules/standards/queries/own-outcomes.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { formAction, type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { SAVED } from "../../shared/account/category-address.ts";
import { AccountPart, AccountParts } from "../../shared/account/part.tsx";
import { SavedAlert } from "../../shared/notices/saved-alert.tsx";
import { REAL_EXAM } from "../real-exam/address.ts";
import { AskOutcome } from "../real-exam/ask.tsx";
import type { Route } from "./+types/real-exam";
import styles from "./category.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const [TOLD, TAKEN_BACK] = ["told", "taken-back"];

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const write = dateWriter(timeZone);
  const outcomes = await listOwnOutcomes(db, requireStudent(context));
  return {
    saved: url.searchParams.get(SAVED),
    outcomes: outcomes.map(({ presetId, told }) => ({
      presetId,
      told: told && { hasPassed: told.hasPassed, day: write(told.toldAt).text },
    })),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const student = requireStudent(context);
  const fields = await readForm(request);
  switch (url.searchParams.get("form")) {
    case "tell": {
      const run = (told: z.infer<typeof OutcomeForm>, { db, now }: Given) => tellOutcome(db, student, told, now);
      return formAction(context, { schema: OutcomeForm, fields }, run, {
        told: redirect(`${REAL_EXAM}?${SAVED}=${TOLD}`),
        "nothing-to-compare": 400,
      });
    }
    case "take-back": {
      const run = ({ db }: Given) => takeBackOutcome(db, student, String(fields.get("presetId")));
      return pressAction(context, run, { "taken-back": redirect(`${REAL_EXAM}?${SAVED}=${TAKEN_BACK}`) });
    }
    default:
      throw data(null, { status: 400 });
  }
}

export default function RealExam({ loaderData: { saved, outcomes }, actionData }: Route.ComponentProps) {
  const { message } = describeReply(actionData, texts.notSaved, { "nothing-to-compare": texts.nothingToCompare });
  const isTold = outcomes.some(({ told }) => told);
  return (
    <>
      <PageHeading title={texts.title} text={texts.lead} back={{ to: "/account/privacy", label: texts.back }} />
      <AccountParts>
        {message && <Alert tone="error">{message}</Alert>}
        {saved === TOLD && isTold && <SavedAlert>{texts.thanks}</SavedAlert>}
        {saved === TAKEN_BACK && !isTold && <SavedAlert>{texts.takenBack}</SavedAlert>}
        <AccountPart id="what-for" title={texts.use.heading}>
          <ul className={styles.list}>
            {texts.use.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {outcomes.length === 0 && <p>{texts.nothing}</p>}
        </AccountPart>
        {outcomes.map(({ presetId, told }) =>
          told ? (
            <AccountPart key={presetId} id={presetId} title={texts.ask(presetId)}>
              <p>{texts.told(presetId, told.hasPassed, told.day)}</p>
              <FormFrame action="?form=take-back">
                <input type="hidden" name="presetId" value={presetId} />
                <Button type="submit" variant="danger" busyLabel={texts.takingBack} className={styles.save}>
                  {texts.takeBack}
                </Button>
              </FormFrame>
            </AccountPart>
          ) : (
            <AskOutcome key={presetId} presetId={presetId} hasLink={false} />
          ),
        )}
      </AccountParts>
    </>
  );
}
