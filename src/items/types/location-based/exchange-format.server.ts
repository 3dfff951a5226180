import { groupsExchangeFormat } from "../../groups.server.ts";
import { locationBased } from "./model.ts";

export const locationBasedExchangeFormat = groupsExchangeFormat(locationBased, {
  locations: "locations",
  correct: "correct_answer",
});
