/** The lists of categories and difficulties. Deleting one is a window over them. */
import { Outlet, replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { labelTexts } from "../../../content/en/question-bank.ts";
import { parseForm } from "../../../core/forms.ts";
import { parseId } from "../../../core/id.ts";
import { addLabel, renameLabel } from "../../../modules/questions/commands/edit-labels.server.ts";
import { LabelForm, LabelRenameForm } from "../../../modules/questions/label-form.ts";
import { type Label, listLabels } from "../../../modules/questions/queries/list-labels.server.ts";
import { LABEL_KINDS, LABEL_NAME_MAX, type LabelKind } from "../../../modules/questions/rules.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { type FormReply, keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import type { Route } from "./+types/list";
import styles from "./list.module.css";

const texts = labelTexts;
const PAGE = "/admin/questions/labels";

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  return { labels: await listLabels(context.get(servicesContext).db, admin) };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readFormWithFiles(request);
  return fields.has("labelId") ? rename(context, fields) : add(context, fields);
}

type Context = Route.ActionArgs["context"];

async function add(context: Context, fields: FormData) {
  const admin = requireAdmin(context);
  const form = parseForm(LabelForm, fields);
  if (form.kind === "invalid") return refuse(400, form);
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => addLabel(db, admin, form.data, context.get(nowContext)));
  switch (result?.kind) {
    case "added":
      throw replace(withDone(PAGE, "", "label-added"));
    case "invalid":
      return refuse(400, { values: form.values, errors: result.errors });
    case undefined:
      return refuse(500, { values: form.values, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function rename(context: Context, fields: FormData) {
  const admin = requireAdmin(context);
  const form = parseForm(LabelRenameForm, fields);
  if (form.kind === "invalid") return refuse(400, form);
  const { db } = context.get(servicesContext);
  const labelId = parseId<"label">(form.data.labelId);
  const now = context.get(nowContext);
  const run = async () =>
    labelId ? renameLabel(db, admin, labelId, form.data.name, now) : { kind: "not-found" as const };
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "renamed":
      throw replace(withDone(PAGE, "", "label-renamed"));
    case "not-found":
      throw replace(withDone(PAGE, "", "gone"));
    case "invalid":
      return refuse(400, { values: form.values, errors: result.errors });
    case undefined:
      return refuse(500, { values: form.values, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function QuestionLabels({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} text={texts.text} back={{ to: "/admin/questions", label: texts.back }} />
      <DoneNotice />
      <Outlet />
      <div className={styles.lists}>
        {LABEL_KINDS.map((kind) => (
          <LabelList
            key={kind}
            kind={kind}
            labels={loaderData.labels.filter((label) => label.kind === kind)}
            reply={actionData}
          />
        ))}
      </div>
    </div>
  );
}

function LabelList({
  kind,
  labels,
  reply,
}: {
  kind: LabelKind;
  labels: ReadonlyArray<Label>;
  reply: FormReply | undefined;
}) {
  // The reply belongs to the form that sent these values.
  const own = reply?.values.kind === kind ? reply : undefined;
  return (
    <Card as="section" aria-labelledby={`labels-${kind}`} className={styles.list}>
      <h2 id={`labels-${kind}`}>{texts.kinds[kind]}</h2>
      {labels.length === 0 ? (
        <p className={styles.none}>{texts.none[kind]}</p>
      ) : (
        <ul className={styles.rows}>
          {labels.map((label) => (
            <li key={`${label.id} ${label.name}`}>
              <LabelRow label={label} reply={reply?.values.labelId === label.id ? reply : undefined} />
            </li>
          ))}
        </ul>
      )}
      <FormFrame
        key={labels.length}
        schema={LabelForm}
        errors={own?.errors}
        message={own?.message}
        className={styles.row}
      >
        <input type="hidden" name="kind" value={kind} />
        <TextField
          label={texts.name[kind]}
          name="name"
          maxLength={LABEL_NAME_MAX}
          autoComplete="off"
          defaultValue={own?.values.name}
        />
        <Button variant="secondary" icon="plus" busyLabel={texts.adding}>
          {texts.add[kind]}
        </Button>
      </FormFrame>
    </Card>
  );
}

function LabelRow({ label: { id, name }, reply }: { label: Label; reply: FormReply | undefined }) {
  return (
    <div className={styles.entry}>
      <FormFrame schema={LabelRenameForm} errors={reply?.errors} message={reply?.message} className={styles.row}>
        <input type="hidden" name="labelId" value={id} />
        <TextField
          label={texts.nameOf(name)}
          isLabelHidden
          name="name"
          maxLength={LABEL_NAME_MAX}
          autoComplete="off"
          defaultValue={reply?.values.name ?? name}
        />
        <Button variant="quiet" busyLabel={texts.saving}>
          <span>
            {texts.rename}
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </Button>
      </FormFrame>
      <LinkButton to={`${PAGE}/${id}/delete`} variant="quiet" icon="trash" preventScrollReset>
        <span>
          {texts.delete}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </LinkButton>
    </div>
  );
}
