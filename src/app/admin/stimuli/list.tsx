/** Case studies, trends and passages. What is searched for and filtered by stands in the address. */
import { Link } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { recordTexts } from "../../../content/en/record.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { formats } from "../../../content/formats.ts";
import { listStimuli } from "../../../modules/stimuli/queries/list-stimuli.server.ts";
import { STIMULUS_KINDS } from "../../../modules/stimuli/rules.ts";
import {
  addressOfStimulusFilter,
  STIMULUS_FILTER_NAMES,
  STIMULUS_STATES,
  stimulusFilterIn,
} from "../../../modules/stimuli/stimulus-filter.ts";
import { listLessonTitles, listSubjectNames } from "../../../modules/subjects/queries/list-names.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { ListFilters } from "../shared/list-filters.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { LIST, stimulusAddress } from "./addresses.ts";
import { StimulusStateBadge } from "./state-badge.tsx";

const texts = stimulusAuthoringTexts.list;

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const asked = stimulusFilterIn(params);
  const [subjects, lessons] = await Promise.all([
    listSubjectNames(db, admin),
    asked.subjectId ? listLessonTitles(db, admin, asked.subjectId) : [],
  ]);
  // Another subject was chosen, and the lesson was of the one before.
  const filter = { ...asked, lessonId: lessons.find(({ id }) => id === asked.lessonId)?.id ?? null };
  const requested = { before: params.get("before"), after: params.get("after") };
  const { stimuli, before, after } = await listStimuli(db, admin, filter, requested);
  const write = timeWriter(timeZone);
  return {
    ...{ filter, subjects, lessons, before, after },
    stimuli: stimuli.map(({ updatedAt, ...stimulus }) => ({ ...stimulus, changed: write(updatedAt) })),
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

type Row = Route.ComponentProps["loaderData"]["stimuli"][number];

const columns = (): ReadonlyArray<Column<Row>> => [
  {
    id: "title",
    header: texts.columns.title,
    cell: ({ id, title, displayId }) => (
      <>
        <Link to={stimulusAddress(id)}>{title}</Link> <span>{stimulusAuthoringTexts.number(displayId)}</span>
      </>
    ),
  },
  { id: "kind", header: texts.columns.kind, cell: ({ kind }) => recordTexts.kinds[kind], isOneLine: true },
  {
    id: "lesson",
    header: texts.columns.lesson,
    cell: ({ subjectName, lessonTitle }) => texts.place(subjectName, lessonTitle),
  },
  {
    id: "state",
    header: texts.columns.state,
    cell: ({ state, hasChanges }) => <StimulusStateBadge state={state} hasChanges={hasChanges} />,
  },
  {
    id: "questions",
    header: texts.columns.questions,
    align: "end",
    cell: ({ questions }) => formats().number(questions),
  },
  { id: "changed", header: texts.columns.changed, cell: ({ changed }) => changed },
];

export default function StimulusList({ loaderData }: Route.ComponentProps) {
  const { filter, subjects, lessons, stimuli, before, after } = loaderData;
  const isLoading = useListLoading(LIST);
  const search = addressOfStimulusFilter(filter);
  const isFiltering = search !== "";
  const pageAddress = (name: "before" | "after", cursor: string | null) =>
    cursor && `${LIST}${search}${search ? "&" : "?"}${new URLSearchParams({ [name]: cursor })}`;
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text}>
        <AddButton />
      </PageHeading>
      <DoneNotice />
      <ListFilters action={LIST} isFiltering={isFiltering}>
        <TextField
          label={texts.search}
          name={STIMULUS_FILTER_NAMES.search}
          type="search"
          icon="search"
          autoComplete="off"
          defaultValue={filter.search}
        />
        <SelectField
          label={texts.kind}
          name={STIMULUS_FILTER_NAMES.kind}
          placeholder={texts.allKinds}
          options={STIMULUS_KINDS.map((value) => ({ value, label: recordTexts.kinds[value] }))}
          defaultValue={filter.kind ?? ""}
        />
        <SelectField
          label={texts.state}
          name={STIMULUS_FILTER_NAMES.state}
          placeholder={texts.allStates}
          options={STIMULUS_STATES.map((value) => ({ value, label: stimulusAuthoringTexts.states[value] }))}
          defaultValue={filter.state ?? ""}
        />
        <SelectField
          label={texts.subject}
          name={STIMULUS_FILTER_NAMES.subjectId}
          placeholder={texts.allSubjects}
          options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={filter.subjectId ?? ""}
        />
        <SelectField
          // Those of another subject begin with all of them.
          key={filter.subjectId}
          label={texts.lesson}
          name={STIMULUS_FILTER_NAMES.lessonId}
          disabled={!filter.subjectId}
          placeholder={filter.subjectId ? texts.allLessons : texts.subjectFirst}
          options={lessons.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={filter.lessonId ?? ""}
        />
      </ListFilters>
      <LoadingArea isLoading={isLoading} label={texts.loading}>
        {stimuli.length > 0 ? (
          <DataTable caption={texts.title} isCaptionHidden columns={columns()} rows={stimuli} rowId={({ id }) => id} />
        ) : (
          <NoStimuli isFiltering={isFiltering} />
        )}
        <Pager previous={pageAddress("before", before)} next={pageAddress("after", after)} />
      </LoadingArea>
    </div>
  );
}

function NoStimuli({ isFiltering }: { isFiltering: boolean }) {
  return isFiltering ? (
    <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
      <LinkButton to={LIST} variant="secondary">
        {texts.clear}
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState icon="user" title={texts.none} text={texts.noneText}>
      <AddButton />
    </EmptyState>
  );
}

function AddButton() {
  return (
    <LinkButton to={`${LIST}/add`} icon="plus">
      {texts.add}
    </LinkButton>
  );
}
