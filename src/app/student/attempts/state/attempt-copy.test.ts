import { expect, test } from "vitest";
import { parseCopy, writeCopy } from "../../../shared/attempts/attempt-copy.ts";
import { openedAttempt, openQuestion } from "./opened-attempt.test-data.ts";

test("a copy of an attempt comes back as it was written, with its dates", () => {
  const copy = {
    attempt: openedAttempt([openQuestion(1)]),
    servedAt: 1_700_000_000_000,
    timeZone: "Asia/Kolkata",
    owner: "owner",
  };
  expect(parseCopy(writeCopy(copy))).toEqual(copy);
  expect(parseCopy(writeCopy(copy)).attempt.closesAt).toBeInstanceOf(Date);
});
