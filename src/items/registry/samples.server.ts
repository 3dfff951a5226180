/** One worked example of each item type. On the server only: samples hold solutions. */
import type { Sample } from "../contract.ts";
import { clinicalDecisionSample } from "../types/clinical-decision/sample.server.ts";
import { locationBasedSample } from "../types/location-based/sample.server.ts";
import { matrixSample } from "../types/matrix/sample.server.ts";
import { multiSelectSample } from "../types/multi-select/sample.server.ts";
import { nursingActionSample } from "../types/nursing-action/sample.server.ts";
import { prioritizeHypothesisSample } from "../types/prioritize-hypothesis/sample.server.ts";
import { recognizeCuesSample } from "../types/recognize-cues/sample.server.ts";
import { sentenceCompletionSample } from "../types/sentence-completion/sample.server.ts";
import { textSample } from "../types/text/sample.server.ts";
import type { Answers, Contents, ItemType, Solutions } from "./models.ts";

type Samples = { [T in ItemType]: Sample<Contents[T], Solutions[T], Answers[T]> };

const samples: Samples = {
  text: textSample,
  "multi-select": multiSelectSample,
  location_based: locationBasedSample,
  nursing_action: nursingActionSample,
  prioritize_hypothesis: prioritizeHypothesisSample,
  clinical_decision: clinicalDecisionSample,
  sentence_completion: sentenceCompletionSample,
  recognize_cues: recognizeCuesSample,
  matrix: matrixSample,
};

/** The worked example of a type. */
export function sampleOf<T extends ItemType>(type: T): Samples[T] {
  return samples[type];
}
