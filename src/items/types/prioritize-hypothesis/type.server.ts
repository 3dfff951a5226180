/** What only the server knows of this type. */
export { prioritizeHypothesisSample as sample } from "./sample.server.ts";
export { scorePrioritizeHypothesis as scorer } from "./score.server.ts";
export { prioritizeHypothesisStoredShape as storedShape } from "./stored-shape.server.ts";
