/** What only the server knows of this type. */

export { orderedResponseExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { orderedResponseSample as sample } from "./sample.server.ts";
export { scoreOrderedResponse as scorer } from "./score.server.ts";
