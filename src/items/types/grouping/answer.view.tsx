import { groupsAnswerView } from "../../groups-answer.tsx";
import { grouping } from "./model.ts";

/** The question, and each group as check boxes. */
export const GroupingAnswer = groupsAnswerView(grouping);
