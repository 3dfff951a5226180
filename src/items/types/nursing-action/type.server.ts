/** What only the server knows of this type. */

export { nursingActionExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { nursingActionSample as sample } from "./sample.server.ts";
export { scoreNursingAction as scorer } from "./score.server.ts";
