/** Messages: what visitors and students sent, one list for each kind. What is searched for stands in the address. */

import { data, Form, redirect, replace, useLocation, useNavigation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import { oneLine } from "../../../core/plain-text.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { markAllRead } from "../../../modules/messages/commands/mark-messages.server.ts";
import { countSenders, MESSAGE_VIEWS } from "../../../modules/messages/message-views.ts";
import { countsOfTabs, countUnread } from "../../../modules/messages/queries/count-unread.server.ts";
import { listMessages } from "../../../modules/messages/queries/list-messages.server.ts";
import {
  isMessageKind,
  isReadKind,
  MESSAGE_KINDS,
  type MessageKind,
  showsOf,
  UNREAD_COUNTED_MAX,
} from "../../../modules/messages/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { TabsNav } from "../../../ui/page/tabs-nav.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { type Given, pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone, withoutDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { ListFilters } from "../shared/list-filters.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { FILTERS, listAddress } from "./addresses.ts";
import styles from "./list.module.css";
import { shownInList } from "./shown.server.ts";
import { MessageTable } from "./table.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = messagesAdminTexts;
const SEARCH_MAX = 200;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const url = new URL(request.url);
  const query = url.searchParams;
  // One list has one address.
  if (params.kind === "contact") throw replace(listAddress("contact") + url.search);
  const kind = kindOf(params.kind);
  const filter = {
    kind,
    search: oneLine(query.get(FILTERS.search) ?? "").slice(0, SEARCH_MAX),
    show: showsOf(kind).find((show) => show === query.get(FILTERS.show)) ?? "all",
  };
  const cut = { newer: query.get("newer") ?? undefined, older: query.get("older") ?? undefined };
  const [{ messages, newer, older }, counts] = await Promise.all([
    listMessages(db, admin, filter, cut),
    countUnread(db, admin),
  ]);
  const view = { what: MESSAGE_VIEWS[kind].list, people: countSenders(messages) };
  await recordView(db, admin, view, context.get(nowContext));
  const write = timeWriter(timeZone);
  return {
    filter,
    waiting: countsOfTabs(counts),
    hasUnread: isReadKind(kind) && counts[kind] > 0,
    newer,
    older,
    messages: messages.map((message) => shownInList(message, write)),
  };
}

function kindOf(text: string | undefined): MessageKind {
  if (text === undefined) return "contact";
  if (!isMessageKind(text)) throw data(null, { status: 404 });
  return text;
}

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const kind = kindOf(params.kind);
  if (!isReadKind(kind)) throw data(null, { status: 400 });
  const run = async ({ db, now }: Given) => ({ kind: "read", count: await markAllRead(db, admin, kind, now) }) as const;
  return pressAction(context, run, {
    read: ({ count }) => redirect(withDone(listAddress(kind), "", "messages-read", count)),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const kind = loaderData?.filter.kind;
  return [{ title: adminTexts.pageTitle(kind ? `${texts.title}: ${texts.kinds[kind]}` : texts.title) }];
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, waiting, hasUnread, messages, newer, older } = loaderData;
  const { kind } = filter;
  const list = listAddress(kind);
  const shows = showsOf(kind);
  const here = useLocation();
  const { formMethod } = useNavigation();
  const failed = describeReply(actionData, adminTexts.notDone);
  const isLoading = useListLoading(list);
  const isFiltering = filter.search !== "" || filter.show !== "all";
  const pageAddress = (name: "newer" | "older", place: string | null) => {
    if (!place) return null;
    const params = new URLSearchParams(withoutDone(here.search));
    params.delete("newer");
    params.delete("older");
    params.set(name, place);
    return `${list}?${params}`;
  };
  return (
    <div className={classes("stack gap-5", styles.page)}>
      <PageHeading title={texts.title} text={texts.text} />
      <DoneNotice />
      {failed.message && <Alert tone="error">{failed.message}</Alert>}
      <TabsNav
        label={texts.tabs}
        tabs={MESSAGE_KINDS.map((one) => ({
          to: listAddress(one),
          label: texts.tab(texts.kinds[one], waiting[one], UNREAD_COUNTED_MAX),
          end: true,
        }))}
      />
      {/* Another list has fields of its own. */}
      <div key={kind} className={styles.tools}>
        <ListFilters action={list} isFiltering={isFiltering}>
          <div className={styles.search}>
            <TextField
              label={texts.search[kind]}
              isLabelHidden
              name={FILTERS.search}
              type="search"
              icon="search"
              maxLength={SEARCH_MAX}
              placeholder={texts.search[kind]}
              defaultValue={filter.search}
            />
          </div>
          {shows.length > 1 && (
            <SelectField
              label={texts.show}
              isLabelHidden
              name={FILTERS.show}
              options={shows.map((show) => ({ value: show === "all" ? "" : show, label: texts.shows[show] }))}
              defaultValue={filter.show === "all" ? "" : filter.show}
            />
          )}
        </ListFilters>
        <div className="cluster gap-2">
          {hasUnread && (
            <Form method="post" action={list}>
              <Button variant="secondary" icon="check" busy={formMethod === "POST"} busyLabel={texts.markingAll}>
                {texts.markAll}
              </Button>
            </Form>
          )}
          {/* A form of the browser's own: its answer is a file, not a page. */}
          <form method="post" action={`/admin/messages/${kind}/export-file`}>
            <Button variant="secondary" icon="download">
              {texts.exportCsv}
            </Button>
          </form>
        </div>
      </div>
      <LoadingArea isLoading={isLoading} label={texts.loading} className="stack gap-4">
        {messages.length > 0 && <MessageTable kind={kind} messages={messages} />}
        {messages.length === 0 && isFiltering && (
          <EmptyState icon="search" title={texts.noneFound.title} text={texts.noneFound.text}>
            <LinkButton to={list} variant="secondary">
              {adminTexts.filters.clear}
            </LinkButton>
          </EmptyState>
        )}
        {messages.length === 0 && !isFiltering && (
          <EmptyState icon="mail" title={texts.none[kind].title} text={texts.none[kind].text} />
        )}
        <Pager previous={pageAddress("newer", newer)} next={pageAddress("older", older)} />
      </LoadingArea>
    </div>
  );
}
