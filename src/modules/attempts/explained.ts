/** A question of a running test that explains each answer, once its answer is final. */
import type { SolvedItem } from "../../items/registry/models.ts";
import type { PlaceInBank } from "./queries/place-in-bank.server.ts";
import type { WithholdingTest } from "./queries/withheld.server.ts";
import type { WithheldReason } from "./rules.ts";

export type ExplainedQuestion = { position: number; place: PlaceInBank } & (
  | { kind: "shown"; item: SolvedItem; score: { earned: number; max: number }; isAnswered: boolean }
  /** Other attempts of the student withhold it. */
  | { kind: "withheld"; why: WithheldReason["kind"]; by: ReadonlyArray<WithholdingTest> }
);
