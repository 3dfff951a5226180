/** What only the server knows of this type. */

export { recognizeCuesExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { recognizeCuesSample as sample } from "./sample.server.ts";
export { scoreRecognizeCues as scorer } from "./score.server.ts";
