/** A test of the institute as a file: what it asks and its rules, without dates and results. Questions are named by their ids. */
import { z } from "zod/mini";
import { courseTitles } from "../../content/courses.ts";
import { STIMULUS_KINDS, STIMULUS_QUESTIONS_MAX, STIMULUS_TITLE_MAX } from "../stimuli/rules.ts";
import { DeliveryRules } from "./delivery.ts";
import { TestDraft } from "./draft.ts";
import { QUESTIONS_MAX } from "./limits.ts";
import { QuestionId } from "./test-version.ts";

export const TEST_FILE_BYTES_MAX = 1024 * 1024;

export const TestFile = z.strictObject({
  format: z.literal("lamplight-test"),
  v: z.literal(1),
  test: TestDraft,
  rules: DeliveryRules,
  course: z.nullable(z.enum(courseTitles)),
  /** The own IDs of the questions that the test names, by which another bank finds them. */
  questions: z
    .array(z.strictObject({ id: QuestionId, manualId: z.string().check(z.maxLength(50)) }))
    .check(z.maxLength(QUESTIONS_MAX)),
  /**
   * What questions that the test names belong to, by which another bank finds them; with all of its questions in their order. Absent
   * without any, as in files of release 0.5.0.
   */
  stimuli: z.optional(
    z
      .array(
        z.strictObject({
          kind: z.enum(STIMULUS_KINDS),
          title: z.string().check(z.maxLength(STIMULUS_TITLE_MAX)),
          questions: z.array(QuestionId).check(z.minLength(1), z.maxLength(STIMULUS_QUESTIONS_MAX)),
        }),
      )
      .check(z.maxLength(QUESTIONS_MAX)),
  ),
});
export type TestFile = z.infer<typeof TestFile>;

/** The file of a text; null for anything else. */
export function parseTestFile(text: string): TestFile | null {
  try {
    return TestFile.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
