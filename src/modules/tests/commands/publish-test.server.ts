import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { testQuestions, testVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import {
  forgetDraftQuestions,
  lockInstituteTest,
  type NotChanged,
  nameQuestions,
  type TestTarget,
  touchTest,
} from "../lock-institute-test.server.ts";
import { type DraftProblem, findDraftProblems } from "../queries/find-draft-problems.server.ts";
import { rowIdOf } from "../row-ids.ts";
import { questionsIn, TestVersion } from "../test-version.ts";

export type PublishTestResult =
  | { kind: "published" }
  /** The present version says the same. */
  | { kind: "nothing" }
  | { kind: "incomplete"; problems: ReadonlyArray<DraftProblem> }
  | NotChanged;

/**
 * Makes the draft the version that students take from now on. Who has started an earlier one goes on with that, and results keep
 * theirs.
 */
export async function publishTest(db: Db, admin: Admin, target: TestTarget, now: Date): Promise<PublishTestResult> {
  return db.transaction(async (tx): Promise<PublishTestResult> => {
    const found = await lockInstituteTest(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { test } = found;
    if (!test.hasDraft) return { kind: "nothing" };
    const problems = await findDraftProblems(tx, admin, test);
    if (problems.length > 0) return { kind: "incomplete", problems };
    const content = TestVersion.parse(test.draft);
    const versionId = rowIdOf<"test-version">("test-version", content);
    await tx.insert(testVersions).values({ id: versionId, content, createdAt: now }).onConflictDoNothing();
    // Questions of a version that nobody was asked hold nothing back any more.
    if (test.isStarted) await forgetDraftQuestions(tx, test.id);
    else await tx.delete(testQuestions).where(eq(testQuestions.testId, test.id));
    await nameQuestions(tx, test.id, content, { isDraft: false });
    const publishedAt = test.publishedAt ?? now;
    await touchTest(tx, test, { title: content.title, draft: null, versionId, publishedAt }, now);
    const subject = { id: test.id, name: content.title };
    const after = { questions: questionsIn(content), sections: content.sections.map(({ title }) => title).join(", ") };
    await recordAudit(tx, admin, { action: "test.published", subject, after }, now);
    return { kind: "published" };
  });
}
