/** What only the server knows of this type. */

export { prioritizeHypothesisExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { prioritizeHypothesisSample as sample } from "./sample.server.ts";
export { scorePrioritizeHypothesis as scorer } from "./score.server.ts";
