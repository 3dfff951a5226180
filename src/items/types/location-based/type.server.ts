/** What only the server knows of this type. */
export { locationBasedSample as sample } from "./sample.server.ts";
export { scoreLocationBased as scorer } from "./score.server.ts";
export { locationBasedStoredShape as storedShape } from "./stored-shape.server.ts";
