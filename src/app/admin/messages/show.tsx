/** One message, which counts as read from now on: its text, what was answered, and what can be done with it. */

import { data, Form, replace, useLocation, useNavigation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import { newId } from "../../../core/id.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { markMessage } from "../../../modules/messages/commands/mark-messages.server.ts";
import { MESSAGE_VIEWS } from "../../../modules/messages/message-views.ts";
import { findInstituteAddress } from "../../../modules/messages/queries/find-institute-address.server.ts";
import { findMessage, listAnswers } from "../../../modules/messages/queries/find-message.server.ts";
import { findNeighbours } from "../../../modules/messages/queries/list-messages.server.ts";
import { isMessageKind, isReadKind, type MessageKind } from "../../../modules/messages/rules.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { nowContext, servicesContext, viewerContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone, withoutDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { listReturnIn, useListReturn } from "../shared/list-return.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/show";
import { actOnMessage } from "./actions.server.ts";
import { listAddress, messageAddress } from "./addresses.ts";
import { AnswerForm, Answers } from "./answer-form.tsx";
import styles from "./list.module.css";
import { MessageSheet } from "./sheet.tsx";
import { shownOnPage } from "./shown.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = messagesAdminTexts;

/** Before the loaders, which run side by side: the count in the menu must not miss that this one was read. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params, request }) => {
    const viewer = context.get(viewerContext);
    const { kind } = params;
    if (request.method !== "GET" || viewer?.kind !== "admin" || !isMessageKind(kind) || !isReadKind(kind)) return;
    const { db } = context.get(servicesContext);
    await markMessage(db, viewer, { kind, id: params.id, isRead: true }, context.get(nowContext));
  },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone, messages } = context.get(servicesContext);
  const kind = kindOf(params.kind);
  const message = await findMessage(db, admin, kind, params.id);
  if (!message) throw replace(withDone(listAddress(kind), listReturnIn(url.search) ?? "", "gone"));
  const [neighbours, answers, office, { instituteName }] = await Promise.all([
    findNeighbours(db, admin, message),
    listAnswers(db, admin, message.id),
    findInstituteAddress(messages),
    loadSite(db),
  ]);
  const { page: what } = MESSAGE_VIEWS[kind];
  const view = message.kind === "reports" ? { what, studentId: message.studentId } : { what, people: 1 };
  await recordView(db, admin, view, context.get(nowContext));
  const write = dayWriter(timeZone);
  const writeDay = (at: Date) => write(at).long;
  return {
    message: shownOnPage(message, writeDay),
    neighbours,
    answers: answers.map(({ at, ...answer }) => ({ ...answer, day: writeDay(at) })),
    office,
    instituteName,
    answerId: newId<"message-answer">(),
  };
}

function kindOf(text: string): MessageKind {
  if (!isMessageKind(text)) throw data(null, { status: 404 });
  return text;
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return actOnMessage(context, request, url, { kind: kindOf(params.kind), id: params.id });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(loaderData?.message.title ?? texts.title) }];
}

export default function Message({ params, ...page }: Route.ComponentProps) {
  // Another message at the same route is another page.
  return <MessagePage key={params.id} {...page} />;
}

function MessagePage({ loaderData, actionData }: Omit<Route.ComponentProps, "params">) {
  const { message, neighbours, answers, office, instituteName, answerId } = loaderData;
  const { kind, email } = message;
  const { pathname, search } = useLocation();
  const own = withoutDone(search);
  const carry = useListReturn();
  const isDeleting = new URLSearchParams(own).has("delete");
  const reply = actionData?.values.intent === "answer" ? actionData : undefined;
  const failed = reply ? undefined : describeReply(actionData, texts.answer.failed, { gone: {} }).message;
  const { state, formData } = useNavigation();
  const isMarking = state !== "idle" && formData?.get("intent") === "unread";
  const address = (id: string | null) => id && carry(messageAddress({ kind, id }));
  return (
    <div className={classes("stack gap-5", styles.message)}>
      <PageHeading
        title={message.title}
        back={{ to: listAddress(kind) + (listReturnIn(search) ?? ""), label: texts.page.back }}
      />
      <DoneNotice />
      {isDeleting && (
        <RouteConfirm
          title={texts.deletion.title[kind]}
          message={texts.deletion.message[kind]}
          error={failed}
          confirmLabel={texts.deletion.confirm}
          intent="delete"
          closeTo={carry(pathname)}
        />
      )}
      {!isDeleting && failed && <Alert tone="error">{failed}</Alert>}
      <MessageSheet message={message}>
        <div className={styles.buttons}>
          {isReadKind(kind) && (
            <Form method="post">
              <Button variant="secondary" size="sm" name="intent" value="unread" busy={isMarking}>
                {texts.page.markUnread}
              </Button>
            </Form>
          )}
          <LinkButton to={carry("?delete")} variant="quiet" size="sm" icon="trash" preventScrollReset>
            {texts.page.delete}
          </LinkButton>
        </div>
      </MessageSheet>
      <Answers answers={answers} />
      {(kind === "contact" || kind === "notify-me") && (
        <AnswerForm
          key={answers.length}
          answerId={answerId}
          presetSubject={kind === "contact" ? texts.answer.presetSubject(instituteName) : texts.answer.presetNotice}
          to={email}
          office={office}
          reply={reply}
        />
      )}
      <Pager label={texts.page.others} previous={address(neighbours.newer)} next={address(neighbours.older)} />
    </div>
  );
}
