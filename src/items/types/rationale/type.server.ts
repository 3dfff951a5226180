/** What only the server knows of this type. */

export { rationaleExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { rationaleSample as sample } from "./sample.server.ts";
export { scoreRationale as scorer } from "./score.server.ts";
