/** What only the server knows of this type. */
export { clinicalDecisionSample as sample } from "./sample.server.ts";
export { scoreClinicalDecision as scorer } from "./score.server.ts";
export { clinicalDecisionStoredShape as storedShape } from "./stored-shape.server.ts";
