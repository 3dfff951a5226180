/** A test of the institute as it is written: what each page of the builder says, and publishing it. */
import { Form, Outlet, redirect, useNavigation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../content/en/test-builder.ts";
import { NewSectionForm } from "../../../modules/tests/builder-forms.ts";
import { archiveTest } from "../../../modules/tests/commands/archive-test.server.ts";
import { publishTest } from "../../../modules/tests/commands/publish-test.server.ts";
import { stateOfTest } from "../../../modules/tests/institute-test.ts";
import { findDraftProblems } from "../../../modules/tests/queries/find-draft-problems.server.ts";
import { listVersionsTaken } from "../../../modules/tests/queries/list-versions-taken.server.ts";
import { newSectionId } from "../../../modules/tests/section-id.ts";
import { questionCountOf, TestVersion } from "../../../modules/tests/test-version.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter, timeWriter } from "../../dates.server.ts";
import { formAction, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import type { Route } from "./+types/edit";
import { builderAddress, LIST, sectionAddress, testAddress } from "./addresses.ts";
import styles from "./edit/builder.module.css";
import { DeliveryCard, GeneralCard, MarksCard } from "./edit/cards.tsx";
import { Publishing } from "./edit/publishing.tsx";
import { SectionsCard } from "./edit/sections-card.tsx";
import { changeDraftAt, requireInstituteTest } from "./edit/steps.server.ts";
import { TestStateBadge } from "./state-badge.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = testBuilderTexts.builder;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, test } = await requireInstituteTest(context, params.testId);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const { id, title, draft, hasDraft, versionId, isStarted, archivedAt, updatedAt, publishedAt, delivery } = test;
  const [problems, versions] = await Promise.all([
    hasDraft ? findDraftProblems(db, admin, test) : [],
    isStarted ? listVersionsTaken(db, admin, id, versionId) : [],
  ]);
  const [writeTime, writeDate] = [timeWriter(timeZone), dateWriter(timeZone)];
  const { opensAt, closesAt } = delivery;
  return {
    ...{ id, title, hasDraft, isStarted, problems },
    isPublished: versionId !== null,
    canPreview: TestVersion.safeParse(draft).success,
    isArchived: archivedAt !== null,
    state: stateOfTest({ publishedAt, archivedAt, closesAt }, now),
    isWaiting: opensAt !== null && opensAt > now,
    basedOn: updatedAt.toISOString(),
    saved: writeTime(updatedAt),
    draft: {
      ...draft,
      sections: draft.sections.map(({ source, ...section }) => ({
        ...section,
        questions: questionCountOf({ source }),
        rules: source.kind === "drawn" ? source.rules.length : null,
      })),
    },
    delivery: {
      course: delivery.course,
      attemptsMax: delivery.attemptsMax,
      opens: opensAt && writeTime(opensAt),
      closes: closesAt && writeTime(closesAt),
      rules: delivery.rules,
    },
    versions: versions.map(({ lastStart, ...version }) => ({
      ...version,
      last: lastStart && writeDate(lastStart).text,
    })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await requireInstituteTest(context, params.testId);
  const { admin, test } = found;
  const here = builderAddress(test.id);
  const fields = await readForm(request);
  switch (fields.get("intent")) {
    case "add-section": {
      const id = newSectionId();
      return formAction(
        context,
        { form: "add-section", schema: NewSectionForm, fields },
        ({ title }, { now }) => changeDraftAt(context, found, { kind: "add-section", id, title }, now),
        {
          saved: redirect(withDone(sectionAddress(test.id, id), "", "test-section-added")),
          impossible: 400,
          stale: redirect(withDone(here, "", "test-stale-gone")),
          "not-found": redirect(withDone(LIST, "", "test-gone")),
        },
      );
    }
    case "bring-back":
      return pressAction(
        context,
        ({ db, now }) => archiveTest(db, admin, { testId: test.id, basedOn: null, isArchived: false }, now),
        {
          archived: redirect(here),
          "brought-back": redirect(withDone(here, "", "test-brought-back")),
          stale: redirect(withDone(here, "", "test-stale-gone")),
          "not-found": redirect(withDone(LIST, "", "test-gone")),
        },
        { form: "bring-back" },
      );
    default: {
      const basedOn = new Date(String(fields.get("basedOn")));
      return pressAction(
        context,
        ({ db, now }) => publishTest(db, admin, { testId: test.id, basedOn }, now),
        {
          published: redirect(withDone(here, "", "test-published")),
          nothing: redirect(here),
          incomplete: 400,
          stale: redirect(withDone(here, "", "test-stale-gone")),
          "not-found": redirect(withDone(LIST, "", "test-gone")),
        },
        { form: "publish" },
      );
    }
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function TestBuilder({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, draft, delivery, hasDraft, isPublished, isArchived, isStarted, state, saved } = loaderData;
  const isBusy = useNavigation().state === "submitting";
  const messages = describeReply(actionData, texts.failed, {
    incomplete: texts.notPublished,
    impossible: testBuilderTexts.form.impossible,
  });
  return (
    <div className="stack gap-6">
      <PageHeading
        title={title}
        text={
          <span className="cluster gap-2">
            <TestStateBadge state={state} />
            {isPublished && hasDraft && <Badge tone="warning">{testBuilderTexts.list.changes}</Badge>}
            <span>{texts.asOf(saved)}</span>
          </span>
        }
        back={{ to: LIST, label: texts.back }}
      >
        {loaderData.canPreview && (
          <LinkButton to={`${builderAddress(id)}/preview`} variant="secondary" icon="eye">
            {texts.preview}
          </LinkButton>
        )}
        {isPublished && (
          <LinkButton to={testAddress(id)} variant="secondary">
            {texts.results}
          </LinkButton>
        )}
      </PageHeading>
      <DoneNotice />
      <Outlet />
      {messages.message && actionData?.form !== "add-section" && <Alert tone="error">{messages.message}</Alert>}
      <Publishing {...loaderData} />
      <GeneralCard id={id} draft={draft} />
      <SectionsCard
        id={id}
        draft={draft}
        messages={actionData?.form === "add-section" ? messages : {}}
        typed={actionData?.values.title ?? ""}
      />
      <MarksCard id={id} sections={draft.sections} rules={delivery.rules} />
      <DeliveryCard id={id} delivery={delivery} />
      {loaderData.versions.length > 0 && <Versions versions={loaderData.versions} />}
      <Card as="section" aria-labelledby="more" className="stack gap-3">
        <h2 id="more" className={styles.heading}>
          {texts.more}
        </h2>
        <div className="cluster gap-3">
          <LinkButton to={`${LIST}/add?from=test:${id}`} variant="secondary">
            {texts.copy}
          </LinkButton>
          <LinkButton to={`${testAddress(id)}/export-file`} variant="secondary" icon="download" reloadDocument>
            {texts.export}
          </LinkButton>
          {isPublished && hasDraft && (
            <LinkButton to={`${builderAddress(id)}/discard`} variant="secondary" preventScrollReset>
              {texts.discard}
            </LinkButton>
          )}
          {isArchived ? (
            <Form method="post" preventScrollReset>
              <Button variant="secondary" name="intent" value="bring-back" busy={isBusy}>
                {texts.bringBack}
              </Button>
            </Form>
          ) : (
            <LinkButton to={`${builderAddress(id)}/archive`} variant="secondary" preventScrollReset>
              {texts.archive}
            </LinkButton>
          )}
          {!isStarted && (
            <LinkButton to={`${builderAddress(id)}/delete`} variant="secondary" icon="trash" preventScrollReset>
              {texts.delete}
            </LinkButton>
          )}
        </div>
        {isStarted && <p className={styles.quiet}>{texts.cannotDelete}</p>}
      </Card>
    </div>
  );
}

function Versions({ versions }: Pick<Route.ComponentProps["loaderData"], "versions">) {
  return (
    <Card as="section" aria-labelledby="versions" className="stack gap-3">
      <h2 id="versions" className={styles.heading}>
        {texts.versions}
      </h2>
      <ul>
        {versions.map(({ isPresent, questions, attempts, last }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of their last start.
          <li key={index}>
            {texts.versionLine(isPresent ? texts.present : texts.earlier, attempts, questions, last ?? "")}
          </li>
        ))}
      </ul>
    </Card>
  );
}
