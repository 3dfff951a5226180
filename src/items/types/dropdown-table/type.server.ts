/** What only the server knows of this type. */

export { dropdownTableExchangeFormat as exchangeFormat } from "./exchange-format.server.ts";
export { dropdownTableSample as sample } from "./sample.server.ts";
export { scoreDropdownTable as scorer } from "./score.server.ts";
