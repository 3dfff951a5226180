/** What only the server knows of this type. */

export { groupingExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { groupingSample as sample } from "./sample.server.ts";
export { scoreGrouping as scorer } from "./score.server.ts";
