/** The part of Site Settings about mails: who they come from, and one to try it. */
import { adminTexts } from "../../../content/en/admin.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { EMAIL_LENGTH } from "../../../modules/accounts/forms.ts";
import { SETTING_LIMITS } from "../../../modules/site/forms.ts";
import { TextField } from "../../../ui/fields.tsx";
import type { Route } from "./+types/mail";
import { actOnSettings } from "./actions.server.ts";
import { loadPart } from "./load-part.server.ts";
import { TestMailCard } from "./mail/test-card.tsx";
import { PartForm, Section } from "./part-form.tsx";
import styles from "./parts.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const { mail, parts } = settingsTexts;

export async function loader({ context }: Route.LoaderArgs) {
  return loadPart(context, "mail");
}

export function meta() {
  return [{ title: adminTexts.pageTitle(parts.title(parts.names.mail)) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnSettings(context, request, "mail");
}

export default function SettingsMail({ loaderData, actionData }: Route.ComponentProps) {
  const { instituteName, adminEmail, ownEmail } = loaderData;
  return (
    <>
      <PartForm part="mail" loaded={loaderData} reply={actionData}>
        {(values) => (
          <Section title={mail.title} text={mail.text}>
            <div className={styles.pairs}>
              <TextField
                label={mail.fields.mailFromName}
                isOptional
                name="mailFromName"
                hint={mail.whenEmpty(instituteName)}
                maxLength={SETTING_LIMITS.mailFromName}
                autoComplete="off"
                defaultValue={values.mailFromName}
              />
              <TextField
                label={mail.fields.mailFromAddress}
                isOptional
                name="mailFromAddress"
                type="email"
                hint={mail.whenEmpty(adminEmail)}
                maxLength={EMAIL_LENGTH}
                autoComplete="off"
                defaultValue={values.mailFromAddress}
              />
            </div>
          </Section>
        )}
      </PartForm>
      <TestMailCard defaultTo={ownEmail} reply={actionData?.form === "test-mail" ? actionData : undefined} />
    </>
  );
}
