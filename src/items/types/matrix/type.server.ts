/** What only the server knows of this type. */
export { matrixSample as sample } from "./sample.server.ts";
export { scoreMatrix as scorer } from "./score.server.ts";
export { matrixStoredShape as storedShape } from "./stored-shape.server.ts";
