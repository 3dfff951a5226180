/** A panel: who has rated how much, what they come to, and the way to the next round and to the standard. Giving it up is a window over it. */
import { data, Form, Outlet, redirect, useNavigation } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { standardTexts } from "../../../../content/en/standards.ts";
import { idOf, parseId } from "../../../../core/id.ts";
import { beginSecondRound, setStandard } from "../../../../modules/standards/commands/run-panel.server.ts";
import { findPanel, type ShownPanel } from "../../../../modules/standards/queries/find-panel.server.ts";
import { JUDGES_MIN } from "../../../../modules/standards/standard.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { dateWriter } from "../../../dates.server.ts";
import { type Given, pressAction, readForm } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { withDone } from "../../shared/done.ts";
import { DoneNotice } from "../../shared/done-notice.tsx";
import styles from "../page.module.css";
import type { Route } from "./+types/show";
import { panelAddress, ratingAddress, STANDARDS } from "./addresses.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = standardTexts.panel;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const standardId = parseId<"standard">(params.standardId);
  const panel = standardId && (await findPanel(db, admin, standardId));
  if (!panel) throw redirect(withDone(STANDARDS, "", "gone"));
  const { setAt, ...shown } = panel;
  return { ...shown, standardId, wasSet: setAt && dateWriter(timeZone, "medium")(setAt).text };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const standardId = idOf<"standard">(params.standardId);
  const gone = redirect(withDone(STANDARDS, "", "gone"));
  switch ((await readForm(request)).get("intent")) {
    case "next-round":
      return pressAction(context, ({ db }: Given) => beginSecondRound(db, admin, standardId), {
        begun: redirect(withDone(panelAddress(standardId), "", "round-begun")),
        "too-few-judges": 400,
        "not-found": gone,
      });
    case "set":
      return pressAction(context, ({ db, now }: Given) => setStandard(db, admin, standardId, now), {
        set: redirect(withDone(STANDARDS, "", "standard-set")),
        "not-found": gone,
      });
    default:
      throw data(null, { status: 400 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.presetId ?? "")) }];
}

export default function StandardPanel({ loaderData, actionData }: Route.ComponentProps) {
  const { presetId, standardId, round, wasSet, agreement, apart } = loaderData;
  const failed = describeReply(actionData, adminTexts.notDone, {
    "too-few-judges": standardTexts.errors.tooFewJudges,
  });
  const isAtWork = wasSet === null;
  return (
    <div className="stack gap-6">
      <PageHeading title={texts.title(presetId)} text={texts.text} back={{ to: STANDARDS, label: texts.back }}>
        {isAtWork && (
          <LinkButton to={`${panelAddress(standardId)}/give-up`} variant="secondary" icon="trash" preventScrollReset>
            {texts.giveUp}
          </LinkButton>
        )}
      </PageHeading>
      <DoneNotice />
      <Outlet />
      {failed.message && <Alert tone="error">{failed.message}</Alert>}
      {isAtWork && (
        <ol className={styles.rules}>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      )}
      <JudgeTable panel={loaderData} isAtWork={isAtWork} />
      {([1, 2] as const).map((one) => {
        const agreed = agreement[one];
        return agreed && <p key={one}>{texts.agreement(one, agreed.cut, agreed.spread, agreed.error)}</p>;
      })}
      {isAtWork ? <NextStep round={round} agreement={agreement} /> : <p>{texts.wasSet(wasSet)}</p>}
      {apart.length > 0 && <Apart apart={apart} isAtWork={isAtWork} />}
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function JudgeTable({ panel, isAtWork }: { panel: Loaded; isAtWork: boolean }) {
  const { standardId, judges, questions, round } = panel;
  type Judge = Loaded["judges"][number];
  const ofRound = (one: 1 | 2) => ({
    id: `round-${one}`,
    header: texts.columns.round(one),
    align: "end" as const,
    cell: ({ rated, isIn }: Judge) => (one === 2 && !isIn ? texts.out : texts.rated(rated[one], questions)),
  });
  const cutOf = (one: 1 | 2) => ({
    id: `cut-${one}`,
    header: texts.columns.cut(one),
    align: "end" as const,
    cell: ({ cut }: Judge) => (cut[one] === null ? texts.noCut : texts.cut(cut[one])),
  });
  const rating = {
    id: "rate",
    header: texts.columns.rate,
    isActions: true,
    cell: ({ id, name, isIn, rated }: Judge) =>
      isIn && (
        <LinkButton
          to={ratingAddress(standardId, id, round === 1 ? Math.min(rated[1] + 1, questions) : 1)}
          variant="quiet"
          size="sm"
        >
          {texts.rate(name)}
        </LinkButton>
      ),
  };
  const rounds = round === 1 ? ([1] as const) : ([1, 2] as const);
  return (
    <DataTable
      caption={texts.table}
      rows={judges}
      rowId={({ id }) => id}
      columns={[
        { id: "judge", header: texts.columns.judge, cell: ({ name }) => name },
        ...rounds.map(ofRound),
        ...rounds.map(cutOf),
        ...(isAtWork ? [rating] : []),
      ]}
    />
  );
}

function NextStep({ round, agreement }: Pick<ShownPanel, "round" | "agreement">) {
  const sent = useNavigation().formData?.get("intent");
  const first = round === 1;
  if (!agreement[round]) return <p className={styles.quiet}>{texts.notYet(JUDGES_MIN)}</p>;
  const intent = first ? "next-round" : "set";
  return (
    <Card className="stack gap-3">
      <p>{first ? texts.nextText : texts.setText}</p>
      <Form method="post">
        <Button
          type="submit"
          name="intent"
          value={intent}
          {...(sent === intent && { busy: true })}
          busyLabel={first ? texts.beginning : texts.setting}
        >
          {first ? texts.next : texts.setIt}
        </Button>
      </Form>
    </Card>
  );
}

function Apart({ apart, isAtWork }: { apart: ShownPanel["apart"]; isAtWork: boolean }) {
  return (
    <section aria-labelledby="apart" className="stack gap-3">
      <h2 id="apart" className={styles.heading}>
        {texts.apart}
      </h2>
      {isAtWork && <p className={styles.quiet}>{texts.apartText}</p>}
      <DataTable
        caption={texts.apart}
        isCaptionHidden
        rows={apart}
        rowId={({ position }) => String(position)}
        columns={[
          {
            id: "question",
            header: texts.apartColumns.question,
            cell: ({ position, stem }) => texts.question(position, stem),
          },
          ...(["lowest", "mean", "highest"] as const).map((column) => ({
            id: column,
            header: texts.apartColumns[column],
            align: "end" as const,
            cell: (said: ShownPanel["apart"][number]) => texts.percent(said[column]),
          })),
        ]}
      />
    </section>
  );
}
