/** What only the server knows of this type. */

export { hotSpotExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { hotSpotSample as sample } from "./sample.server.ts";
export { scoreHotSpot as scorer } from "./score.server.ts";
