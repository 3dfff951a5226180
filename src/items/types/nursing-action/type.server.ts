/** What only the server knows of this type. */
export { nursingActionSample as sample } from "./sample.server.ts";
export { scoreNursingAction as scorer } from "./score.server.ts";
export { nursingActionStoredShape as storedShape } from "./stored-shape.server.ts";
