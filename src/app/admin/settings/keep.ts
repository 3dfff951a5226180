/** What a form of the settings says when it could not be sent. */
import { errorTexts } from "../../../content/en/errors.ts";
import { retentionTexts } from "../../../content/en/retention.ts";
import { settingsTexts as texts } from "../../../content/en/settings.ts";
import { keepPage } from "../../form-reply.ts";
import type { SettingsReply } from "./reply.ts";

/** For the `clientAction` of a part. */
export function keepSettings<Reply>(form: { request: Request; serverAction: () => Promise<Reply> }) {
  return keepPage(
    form,
    (reason, values): SettingsReply => ({ values, errors: {}, message: sayFailed(reason, values) }),
  );
}

function sayFailed(reason: string, { intent }: Readonly<Record<string, string>>): string {
  switch (intent) {
    case "logo":
    case "remove-logo":
      // What is too large for the way is too large for a logo.
      return reason === errorTexts.reasons.tooLarge ? texts.logo.refused.tooLarge : texts.logo.failed(reason);
    case "test-mail":
      return texts.test.failed(reason);
    case "keep":
    case "keep-confirmed":
      return retentionTexts.notSaved(reason);
    default:
      return texts.notSaved(reason);
  }
}
