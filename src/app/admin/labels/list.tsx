/** The lists of categories and difficulties. Deleting one is a window over them. */

import { Outlet, replace } from "react-router";
import type { z } from "zod/mini";
import { adminTexts } from "../../../content/en/admin.ts";
import { labelTexts } from "../../../content/en/question-bank.ts";
import { idOf } from "../../../core/id.ts";
import { addLabel, editLabel } from "../../../modules/questions/commands/edit-labels.server.ts";
import { LabelEditForm, LabelForm } from "../../../modules/questions/label-form.ts";
import { type Label, listLabels } from "../../../modules/questions/queries/list-labels.server.ts";
import { LABEL_KINDS, LABEL_NAME_MAX, LABELS_MAX, type LabelKind } from "../../../modules/questions/rules.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, type Given, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import type { Route } from "./+types/list";
import styles from "./list.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = labelTexts;
const PAGE = "/admin/questions/labels";
/** As long as "−4.75" and a space before and after it. */
const LOGIT_LENGTH = 7;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  return { labels: await listLabels(context.get(servicesContext).db, admin) };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  if (!fields.has("labelId")) {
    return formAction(context, { schema: LabelForm, fields }, (input, { db, now }) => addLabel(db, admin, input, now), {
      added: replace(withDone(PAGE, "", "label-added")),
      taken: 400,
      full: 400,
    });
  }
  const edit = ({ labelId, ...label }: z.infer<typeof LabelEditForm>, { db, now }: Given) =>
    editLabel(db, admin, idOf(labelId), label, now);
  return formAction(context, { schema: LabelEditForm, fields }, edit, {
    saved: replace(withDone(PAGE, "", "label-saved")),
    taken: 400,
    "not-found": replace(withDone(PAGE, "", "gone")),
  });
}

export default function QuestionLabels({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="stack gap-5">
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
  reply: ReplyOf<typeof action> | undefined;
}) {
  // The reply belongs to the form that sent these values.
  const own = reply?.values.kind === kind ? reply : undefined;
  return (
    <Card as="section" aria-labelledby={`labels-${kind}`} className={classes("stack gap-4", styles.list)}>
      <h2 id={`labels-${kind}`}>{texts.kinds[kind]}</h2>
      {kind === "difficulty" && <p className={styles.none}>{texts.logitText}</p>}
      {labels.length === 0 ? (
        <p className={styles.none}>{texts.none[kind]}</p>
      ) : (
        <ul className="stack gap-3">
          {labels.map((label) => (
            <li key={`${label.id} ${label.name} ${label.logit}`}>
              <LabelRow label={label} reply={reply?.values.labelId === label.id ? reply : undefined} />
            </li>
          ))}
        </ul>
      )}
      <FormFrame key={labels.length} schema={LabelForm} {...messagesFor(own)} className={styles.row}>
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

function messagesFor(reply: ReplyOf<typeof action> | undefined) {
  return describeReply(reply, adminTexts.notDone, {
    taken: { errors: { name: texts.problems.taken } },
    full: { errors: { name: texts.problems.tooMany(LABELS_MAX) } },
  });
}

function LabelRow({
  label: { id, kind, name, logit },
  reply,
}: {
  label: Label;
  reply: ReplyOf<typeof action> | undefined;
}) {
  const isDifficulty = kind === "difficulty";
  return (
    <div className={classes(styles.entry, isDifficulty && styles.withLogit)}>
      <FormFrame schema={LabelEditForm} {...messagesFor(reply)} className={styles.row}>
        <input type="hidden" name="labelId" value={id} />
        <TextField
          label={texts.nameOf(name)}
          isLabelHidden
          name="name"
          maxLength={LABEL_NAME_MAX}
          autoComplete="off"
          defaultValue={reply?.values.name ?? name}
        />
        {isDifficulty && (
          <TextField
            label={texts.logitOf(name)}
            isLabelHidden
            name="logit"
            placeholder={texts.logit}
            maxLength={LOGIT_LENGTH}
            autoComplete="off"
            defaultValue={reply?.values.logit ?? logit ?? ""}
          />
        )}
        <Button variant="quiet" busyLabel={texts.saving}>
          <span>
            <span>{isDifficulty ? texts.save : texts.rename}</span>
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </span>
        </Button>
      </FormFrame>
      <LinkButton to={`${PAGE}/${id}/delete`} variant="quiet" icon="trash" preventScrollReset>
        <span>
          {texts.delete}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </span>
      </LinkButton>
    </div>
  );
}
