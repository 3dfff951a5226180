/** What only the server knows of this type. */

export { highlightTextExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { highlightTextSample as sample } from "./sample.server.ts";
export { scoreHighlightText as scorer } from "./score.server.ts";
