/** What only the server knows of this type. */

export { locationBasedExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { locationBasedSample as sample } from "./sample.server.ts";
export { scoreLocationBased as scorer } from "./score.server.ts";
