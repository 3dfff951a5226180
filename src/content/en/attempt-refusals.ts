/** Error texts for requests that no page of a test sends. */
import { localized } from "../texts.ts";

export const attemptRefusalTexts = localized({
  impossibleAge: "This answer claims to be older than its test.",
  noWayBack: "There is no way back to this question, so it has no flag.",
});
