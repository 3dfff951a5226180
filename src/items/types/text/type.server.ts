/** What only the server knows of this type. */
export { textSample as sample } from "./sample.server.ts";
export { scoreText as scorer } from "./score.server.ts";
export { textStoredShape as storedShape } from "./stored-shape.server.ts";
