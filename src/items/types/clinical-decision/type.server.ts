/** What only the server knows of this type. */

export { clinicalDecisionExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { clinicalDecisionSample as sample } from "./sample.server.ts";
export { scoreClinicalDecision as scorer } from "./score.server.ts";
