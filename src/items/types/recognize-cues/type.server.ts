/** What only the server knows of this type. */
export { recognizeCuesSample as sample } from "./sample.server.ts";
export { scoreRecognizeCues as scorer } from "./score.server.ts";
export { recognizeCuesStoredShape as storedShape } from "./stored-shape.server.ts";
