import { groupsExchangeFormat } from "../../groups.server.ts";
import { grouping } from "./model.ts";

export const groupingExchangeFormat = groupsExchangeFormat(grouping, { groups: "groups", correct: "correct_answer" });
