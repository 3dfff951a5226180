/** What is known of one version of a question: figures, options, difficulty. The version stands in the address. */
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { correctionTexts } from "../../../content/en/corrections.ts";
import { measurementTexts } from "../../../content/en/measurement.ts";
import { parseId } from "../../../core/id.ts";
import { findQuestionMeasurement } from "../../../modules/measurement/queries/question-measurement.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { LIST as QUESTIONS } from "../questions/list-address.ts";
import { withDone } from "../shared/done.ts";
import { questionAddress } from "../stimuli/addresses.ts";
import type { Route } from "./+types/show";
import { LIST, measurementAddress } from "./addresses.ts";
import { toneOf } from "./flag-badges.tsx";
import styles from "./page.module.css";
import { DifficultyCard } from "./show/difficulty-card.tsx";
import { QuestionFigureCards } from "./show/figure-cards.tsx";
import { OptionTable } from "./show/option-table.tsx";

const texts = measurementTexts.question;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const questionId = parseId<"question">(params.questionId);
  const asked = new URL(request.url).searchParams.get("version");
  const number = asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
  const found = questionId && (await findQuestionMeasurement(db, admin, questionId, number));
  if (!found) throw redirect(withDone(LIST, "", "question-gone"));
  const write = dateWriter(timeZone, "medium");
  const { difficulties, ...question } = found;
  return {
    questionId,
    ...question,
    difficulties: difficulties.map(({ madeAt, ...set }) => ({ ...set, made: write(madeAt).text })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.displayId ?? 0)) }];
}

export default function QuestionMeasurement({ loaderData }: Route.ComponentProps) {
  const { questionId, displayId, stem, stimulusId, version, versions, measured, difficulties } = loaderData;
  const { isWithdrawn, isWrong, canRescore, live } = loaderData;
  const edit = stimulusId ? questionAddress(stimulusId, questionId) : `${QUESTIONS}/${questionId}/edit`;
  return (
    <div className="stack gap-6">
      <PageHeading title={texts.title(displayId)} text={stem} back={{ to: LIST, label: texts.back }}>
        {isWithdrawn ? (
          <Badge tone="warning">{texts.withdrawn}</Badge>
        ) : (
          <LinkButton to={edit} variant="secondary" icon="edit">
            {texts.edit}
          </LinkButton>
        )}
        <LinkButton to={`${QUESTIONS}/${questionId}/versions`} variant="secondary" icon="clock">
          {texts.versions}
        </LinkButton>
        {canRescore && (
          <LinkButton to={`${QUESTIONS}/${questionId}/rescore`} variant="secondary" icon="refresh">
            {correctionTexts.rescore.link}
          </LinkButton>
        )}
      </PageHeading>
      {isWrong && <Alert tone="error">{texts.wrong}</Alert>}
      <div className="cluster gap-3">
        {versions.length > 1 ? (
          <FilterLinks
            label={texts.versionsLabel}
            links={versions.map((number) => ({
              to: measurementAddress(questionId, number),
              label: texts.version(number),
              isCurrent: number === version.number,
            }))}
          />
        ) : (
          <span>{texts.version(version.number)}</span>
        )}
        {version.isInUse && <Badge tone="accent">{texts.inUse}</Badge>}
      </div>
      {measured && measured.figures.asked > 0 ? (
        <>
          {measured.flags.length > 0 && (
            <ul className={styles.why}>
              {measured.flags.map((flag) => (
                <li key={flag} className="cluster gap-3">
                  <Badge tone={toneOf(flag)}>{measurementTexts.flags.names[flag]}</Badge>
                  <span>{measurementTexts.flags.why[flag]}</span>
                </li>
              ))}
            </ul>
          )}
          <QuestionFigureCards {...measured} />
          <OptionTable figures={measured.figures} />
        </>
      ) : (
        <EmptyState icon="flask" title={texts.none} text={texts.noneText} />
      )}
      <DifficultyCard difficulties={difficulties} live={live} moved={measured?.beside.moved ?? null} />
    </div>
  );
}
