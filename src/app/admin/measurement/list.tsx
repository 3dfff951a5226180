/** How well the bank and its fixed tests measure, and what is worth a look. The flag and the page stand in the address. */
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { measurementTexts } from "../../../content/en/measurement.ts";
import { parseId } from "../../../core/id.ts";
import { recountQuestion } from "../../../modules/measurement/commands/recount-question.server.ts";
import { countFlagged, listFlagged } from "../../../modules/measurement/queries/list-flagged.server.ts";
import { listForms } from "../../../modules/measurement/queries/list-forms.server.ts";
import { findMeasuredBank } from "../../../modules/measurement/queries/measured-bank.server.ts";
import { FLAGS } from "../../../modules/measurement/question-figures.ts";
import { UNMEASURED_MAX } from "../../../modules/measurement/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter, timeWriter } from "../../dates.server.ts";
import { type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { LIST, measurementAddress } from "./addresses.ts";
import { BankFigures } from "./list/bank-figures.tsx";
import { FlaggedQuestions } from "./list/flagged-questions.tsx";
import { FormTable } from "./list/form-table.tsx";
import styles from "./page.module.css";
import { STANDARDS } from "./standards/addresses.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = measurementTexts;

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const flag = FLAGS.find((name) => name === params.get("flag")) ?? null;
  const requested = { before: params.get("before"), after: params.get("after") };
  const [bank, flagged, counts, forms] = await Promise.all([
    findMeasuredBank(db, admin),
    listFlagged(db, admin, flag, requested),
    countFlagged(db, admin),
    listForms(db, admin),
  ]);
  const [day, write] = [dateWriter(timeZone), timeWriter(timeZone)];
  const { newest, wrong, checkedAt, ...sums } = bank;
  return {
    ...{ ...sums, flag, flagged, counts, forms },
    newest: newest && { ...newest, madeAt: day(newest.madeAt).text },
    checked: checkedAt === null ? null : write(new Date(checkedAt)),
    wrong: wrong.map(({ checkedAt: at, ...version }) => ({ ...version, found: day(new Date(at)).text })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const versionId = parseId<"version">((await readForm(request)).get("version"));
  if (!versionId) throw data(null, { status: 400 });
  const recount = ({ db, now }: Given) => recountQuestion(db, admin, versionId, now);
  return pressAction(context, recount, {
    recounted: () => redirect(withDone(LIST, "", "question-recounted")),
    "not-found": () => redirect(withDone(LIST, "", "question-gone")),
  });
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Measurement({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, unmeasured, stages, newest, checked, wrong, flag, flagged, counts, forms } = loaderData;
  const isLoading = useListLoading(LIST);
  const failed = describeReply(actionData, adminTexts.notDone);
  return (
    <div className="stack gap-6">
      <PageHeading title={texts.title} text={texts.text}>
        <LinkButton to={STANDARDS} variant="secondary" icon="flag">
          {texts.standards}
        </LinkButton>
      </PageHeading>
      <DoneNotice />
      {failed.message && <Alert tone="error">{failed.message}</Alert>}
      {wrong.length > 0 && <WrongFigures wrong={wrong} />}
      {/* Fewer are those of the last seconds. */}
      {unmeasured === UNMEASURED_MAX && <Alert tone="info">{texts.unmeasured(UNMEASURED_MAX)}</Alert>}
      <BankFigures stages={stages} newest={newest} />
      {asked === 0 ? (
        <EmptyState icon="flask" title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <>
          <LoadingArea isLoading={isLoading}>
            <FlaggedQuestions flag={flag} counts={counts} {...flagged} />
          </LoadingArea>
          <FormTable forms={forms} />
          {checked && <p className={styles.quiet}>{texts.checked(checked)}</p>}
        </>
      )}
    </div>
  );
}

/** The alarm: each is put right by itself. */
function WrongFigures({ wrong }: { wrong: Route.ComponentProps["loaderData"]["wrong"] }) {
  const { formData } = useNavigation();
  return (
    <Alert tone="error" title={texts.wrong.title}>
      <div className="stack gap-3">
        <p>{texts.wrong.text}</p>
        <ul className={styles.wrong}>
          {wrong.map(({ versionId, questionId, displayId, number, found }) => (
            <li key={versionId} className="cluster gap-3">
              <span>
                <Link to={measurementAddress(questionId, number)}>{texts.wrong.one(displayId, number)}</Link>
                <span>{`, ${texts.wrong.found(found)}`}</span>
              </span>
              <Form method="post" action={LIST}>
                <input type="hidden" name="version" value={versionId} />
                <Button
                  variant="secondary"
                  size="sm"
                  icon="refresh"
                  busy={formData?.get("version") === versionId}
                  busyLabel={texts.wrong.recounting}
                  aria-label={`${texts.wrong.recount}: ${texts.wrong.one(displayId, number)}`}
                >
                  {texts.wrong.recount}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  );
}
