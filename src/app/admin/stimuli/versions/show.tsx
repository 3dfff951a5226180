/** One version of a case study, a trend or a passage as students saw it: its record at each question, and its questions. */
import { useState } from "react";
import { Link, redirect } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { plainText } from "../../../../core/html.ts";
import { nameOfStimulus } from "../../../../modules/stimuli/metadata.ts";
import { findStimulusVersion } from "../../../../modules/stimuli/queries/find-stimulus-version.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Card } from "../../../../ui/card.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { servicesContext } from "../../../context.ts";
import { dayWriter } from "../../../dates.server.ts";
import { versionAddress, versionsAddress } from "../addresses.ts";
import { StepPreview } from "../show/step-preview.tsx";
import styles from "../show.module.css";
import { requireStimulus } from "../steps.server.ts";
import type { Route } from "./+types/show";

const texts = stimulusAuthoringTexts.versions;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const { db, timeZone } = context.get(servicesContext);
  const { id } = stimulus;
  const number = Number(params.number);
  const found = await findStimulusVersion(db, admin, id, number);
  if (!found) throw redirect(versionsAddress(id));
  const { createdAt, ...version } = found;
  return { ...version, id, number, name: nameOfStimulus(stimulus), day: dayWriter(timeZone)(createdAt).long };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.one(loaderData?.number ?? 0, loaderData?.name ?? "")) }];
}

export default function StimulusVersion({ loaderData }: Route.ComponentProps) {
  const { id, number, name, authorName, day, hasNewer, said, asked } = loaderData;
  const [step, setStep] = useState(1);
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.one(number, name)}
        text={texts.made(authorName ?? texts.byNobody, day)}
        back={{ to: versionsAddress(id), label: texts.back }}
      />
      {said ? (
        <>
          <StepPreview
            key={number}
            content={said.content}
            questions={said.questions}
            count={said.questions.length}
            step={Math.min(step, said.questions.length)}
            onStep={setStep}
          />
          <Card as="section" aria-labelledby="questions" className="stack gap-3">
            <h2 id="questions" className={styles.heading}>
              {texts.count}
            </h2>
            <p className={styles.quiet}>{texts.questionsText}</p>
            <ol className="stack gap-2">
              {said.questions.map(({ questionId, body }) => (
                <li key={questionId}>
                  <Link to={`/admin/questions/${questionId}/versions/${numberOf(asked, questionId)}`}>
                    {plainText(body.content.stem)}
                  </Link>
                </li>
              ))}
            </ol>
          </Card>
        </>
      ) : (
        <Alert tone="warning">{texts.unreadable}</Alert>
      )}
      <Pager
        label={texts.others}
        previous={number > 1 ? versionAddress(id, number - 1) : null}
        next={hasNewer ? versionAddress(id, number + 1) : null}
      >
        {texts.number(number)}
      </Pager>
    </div>
  );
}

function numberOf(asked: ReadonlyArray<{ questionId: string; number: number }>, questionId: string): number {
  return asked.find((question) => question.questionId === questionId)?.number ?? 1;
}
