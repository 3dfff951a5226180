/** What only the server knows of this type. */
export { multiSelectSample as sample } from "./sample.server.ts";
export { scoreMultiSelect as scorer } from "./score.server.ts";
export { multiSelectStoredShape as storedShape } from "./stored-shape.server.ts";
