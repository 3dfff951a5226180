import { and, eq, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { plainNumerals } from "../../../core/numerals.ts";
import type { Db } from "../../../db/client.ts";
import { microseconds, newestFirst, type PageCursors, type PageRequest, pageIn } from "../../../db/keyset.ts";
import { escapeLike } from "../../../db/like.ts";
import { lessons, stimuli, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { searchOf, wordsOf } from "../../questions/search.ts";
import type { StimulusKind } from "../rules.ts";
import { type StimulusFilter, type StimulusState, stateOfStimulus } from "../stimulus-filter.ts";

/** How many of them one page of the list shows. */
export const STIMULI_PER_PAGE = 20;

export type ListedStimulus = {
  id: Id<"stimulus">;
  displayId: number;
  kind: StimulusKind;
  title: string;
  subjectName: string;
  lessonTitle: string;
  state: StimulusState;
  /** Something is written that is not published, of one that is. */
  hasChanges: boolean;
  /** Those that tests ask; of a draft those that are written. */
  questions: number;
  updatedAt: Date;
};

const KEYSET = newestFirst(stimuli.updatedAt, stimuli.id);

/** One page of the case studies, trends and passages that match a filter, the latest changed first. */
export async function listStimuli(
  db: Db,
  _admin: Admin,
  filter: StimulusFilter,
  requested: PageRequest = {},
): Promise<PageCursors & { stimuli: ListedStimulus[] }> {
  const page = pageIn(KEYSET, requested, STIMULI_PER_PAGE);
  const rows = await db
    .select({
      id: stimuli.id,
      displayId: stimuli.displayId,
      kind: stimuli.kind,
      title: stimuli.title,
      subjectName: subjects.name,
      lessonTitle: lessons.title,
      isPublished: sql<boolean>`${stimuli.versionId} is not null`,
      isWithdrawn: sql<boolean>`${stimuli.withdrawnAt} is not null`,
      hasDraft: sql<boolean>`${stimuli.draft} is not null`,
      questions: sql<number>`case when ${stimuli.versionId} is null
        then coalesce(jsonb_array_length(${stimuli.draft} -> 'questions'), 0) else ${stimuli.questionCount} end`,
      updatedAt: stimuli.updatedAt,
      at: microseconds(stimuli.updatedAt),
    })
    .from(stimuli)
    .innerJoin(lessons, eq(lessons.id, stimuli.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(...conditionsOf(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { shown, before, after } = page.cut(rows);
  const listed = shown.map(({ at: _, isPublished, isWithdrawn, hasDraft, ...row }) => ({
    ...row,
    state: stateOfStimulus({ isPublished, isWithdrawn }),
    hasChanges: isPublished && hasDraft,
  }));
  return { stimuli: listed, before, after };
}

function conditionsOf({ search, kind, state, subjectId, lessonId }: StimulusFilter): (SQL | undefined)[] {
  return [
    ...wordsOf(searchOf(search)).map(conditionOfWord),
    kind ? eq(stimuli.kind, kind) : undefined,
    state ? isIn(state) : undefined,
    subjectId ? eq(lessons.subjectId, subjectId) : undefined,
    lessonId ? eq(stimuli.lessonId, lessonId) : undefined,
  ];
}

/** A word of the title or the record, or the number with or without its C. */
function conditionOfWord(word: string): SQL | undefined {
  const displayId = /^c?(\d{1,9})$/.exec(plainNumerals(word))?.[1];
  const inText = like(stimuli.searchText, `%${escapeLike(word)}%`);
  return displayId ? or(inText, eq(stimuli.displayId, Number(displayId))) : inText;
}

/** `stateOfStimulus` as a condition. */
function isIn(state: StimulusState): SQL | undefined {
  switch (state) {
    case "withdrawn":
      return isNotNull(stimuli.withdrawnAt);
    case "draft":
      return and(isNull(stimuli.withdrawnAt), isNull(stimuli.versionId));
    case "published":
      return and(isNull(stimuli.withdrawnAt), isNotNull(stimuli.versionId));
    default:
      return state satisfies never;
  }
}
