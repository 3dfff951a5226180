/** What only the server knows of this type. */

export { calculationExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { calculationSample as sample } from "./sample.server.ts";
export { scoreCalculation as scorer } from "./score.server.ts";
