/** What only the server knows of this type. */

export { dragdropClozeExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { dragdropClozeSample as sample } from "./sample.server.ts";
export { scoreDragdropCloze as scorer } from "./score.server.ts";
