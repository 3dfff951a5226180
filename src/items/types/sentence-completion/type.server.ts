/** What only the server knows of this type. */

export { sentenceCompletionExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { sentenceCompletionSample as sample } from "./sample.server.ts";
export { scoreSentenceCompletion as scorer } from "./score.server.ts";
