/** A question of a running test that explains each answer, once its answer is final. */
import type { SolvedItem } from "../../items/registry/models.ts";
import type { PlaceInBank } from "./queries/place-in-bank.server.ts";
import type { RunningTest } from "./queries/withheld.server.ts";

export type ExplainedQuestion = { position: number; place: PlaceInBank } & (
  | { kind: "shown"; item: SolvedItem; score: { earned: number; max: number }; isAnswered: boolean }
  /** The student's open attempts `by` ask it too: nothing is shown of it until the last of them is over. */
  | { kind: "withheld"; by: ReadonlyArray<Pick<RunningTest, "attemptId" | "test">> }
);
