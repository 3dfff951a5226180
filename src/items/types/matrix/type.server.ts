/** What only the server knows of this type. */

export { matrixExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { matrixSample as sample } from "./sample.server.ts";
export { scoreMatrix as scorer } from "./score.server.ts";
