import { expect, test } from "vitest";
import { newId } from "../../../../core/id.ts";
import { buildAdmin, buildLesson } from "../../../../testing/build.ts";
import { buildQuestion, singleChoiceBody } from "../../../../testing/build-attempts.ts";
import { buildStimulus } from "../../../../testing/build-stimulus.ts";
import { db } from "../../../../testing/test-db.ts";
import { withListReturn } from "../../shared/list-return.ts";
import { copyAddress, nextAddress } from "../list-address.ts";
import { findStart } from "./start.server.ts";

const admin = await buildAdmin(db);
const { subjectId, lessonId } = await buildLesson(db);
const SUBJECTS = [{ id: subjectId, name: "Adult health", lessons: [{ id: lessonId, title: "Heart failure" }] }];

function startAt(address: string) {
  return findStart(db, admin, new URL(address, "https://lamplight.example").search, SUBJECTS);
}

test("a new question begins in the subject and lesson that the list is filtered by", async () => {
  const placeOf = (list: string | null) => startAt(withListReturn("/admin/questions/add", list));

  expect(await placeOf(`?subject=${subjectId}&lesson=${lessonId}`)).toEqual({
    ...{ kind: "place", place: { subjectId, lessonId } },
  });
  expect(await placeOf(`?subject=${subjectId}`)).toMatchObject({ place: { subjectId, lessonId: "" } });
  for (const list of [null, "", `?subject=${newId()}&lesson=${lessonId}`]) {
    expect(await placeOf(list)).toMatchObject({ place: { subjectId: "", lessonId: "" } });
  }
});

test("the next question knows the one before, and goes on with the list where that is gone", async () => {
  const { questionId } = await buildQuestion(db, lessonId);
  const list = `?subject=${subjectId}`;

  expect(await startAt(nextAddress({ questionId, displayId: 7 }, list))).toMatchObject({
    ...{ kind: "after", question: { id: questionId, subjectId, lessonId, type: "text" } },
  });
  const gone = nextAddress({ questionId: newId<"question">(), displayId: 7 }, list);
  expect(gone).toContain("done=question-added-next&count=7");
  expect(await startAt(gone)).toEqual({ kind: "place", place: { subjectId, lessonId: "" } });
});

test("a copy has all of a question that stands alone; of another one there is none", async () => {
  const body = singleChoiceBody();
  const { questionId } = await buildQuestion(db, lessonId, body);
  const stimulus = await buildStimulus(db, admin, {}, new Date("2026-03-01T09:00:00Z"));

  expect(await startAt(copyAddress(questionId, null))).toMatchObject({
    ...{ kind: "copy", question: { id: questionId, subjectId, lessonId, body } },
  });
  for (const other of [newId<"question">(), stimulus.questionIds[0] ?? newId<"question">()]) {
    expect(await startAt(copyAddress(other, null))).toBeNull();
  }
  expect(await startAt("/admin/questions/add?copy=nothing")).toBeNull();
});
