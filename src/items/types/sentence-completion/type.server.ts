/** What only the server knows of this type. */
export { sentenceCompletionSample as sample } from "./sample.server.ts";
export { scoreSentenceCompletion as scorer } from "./score.server.ts";
export { sentenceCompletionStoredShape as storedShape } from "./stored-shape.server.ts";
