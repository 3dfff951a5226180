/** What only the server knows of this type. */

export { highlightTableExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { highlightTableSample as sample } from "./sample.server.ts";
export { scoreHighlightTable as scorer } from "./score.server.ts";
