/** What only the server knows of this type. */

export { textExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { textSample as sample } from "./sample.server.ts";
export { scoreText as scorer } from "./score.server.ts";
