/** What only the server knows of this type. */

export { multiSelectExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { multiSelectSample as sample } from "./sample.server.ts";
export { scoreMultiSelect as scorer } from "./score.server.ts";
