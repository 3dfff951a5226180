/** The part of Site Settings with the ways to reach the institute. */
import { adminTexts } from "../../../content/en/admin.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { EMAIL_LENGTH } from "../../../modules/accounts/forms.ts";
import { SETTING_LIMITS } from "../../../modules/site/forms.ts";
import { TextAreaField, TextField } from "../../../ui/fields.tsx";
import type { Route } from "./+types/contact";
import { actOnSettings } from "./actions.server.ts";
import { loadPart } from "./load-part.server.ts";
import { PartForm, Section } from "./part-form.tsx";
import styles from "./parts.module.css";
import { SettingAnchor, useFocusOnField } from "./setting-anchor.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const { contact, parts } = settingsTexts;

export async function loader({ context }: Route.LoaderArgs) {
  return loadPart(context, "contact");
}

export function meta() {
  return [{ title: adminTexts.pageTitle(parts.title(parts.names.contact)) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnSettings(context, request, "contact");
}

export default function SettingsContact({ loaderData, actionData }: Route.ComponentProps) {
  useFocusOnField();
  return (
    <PartForm part="contact" loaded={loaderData} reply={actionData}>
      {(values) => (
        <Section title={contact.title} text={contact.text}>
          <div className={styles.pairs}>
            {(["address", "officeHours"] as const).map((name) => (
              <SettingAnchor key={name} name={name}>
                <TextAreaField
                  label={contact.fields[name]}
                  isOptional
                  name={name}
                  hint={contact.hints[name]}
                  maxLength={SETTING_LIMITS[name]}
                  defaultValue={values[name]}
                />
              </SettingAnchor>
            ))}
            {(["phone", "whatsapp"] as const).map((name) => (
              <SettingAnchor key={name} name={name}>
                <TextField
                  label={contact.fields[name]}
                  isOptional
                  name={name}
                  type="tel"
                  hint={contact.hints[name]}
                  maxLength={SETTING_LIMITS[name]}
                  autoComplete="off"
                  defaultValue={values[name]}
                />
              </SettingAnchor>
            ))}
          </div>
          <SettingAnchor name="email">
            <TextField
              label={contact.fields.email}
              isOptional
              name="email"
              type="email"
              hint={contact.hints.email(loaderData.adminEmail)}
              maxLength={EMAIL_LENGTH}
              autoComplete="off"
              defaultValue={values.email}
            />
          </SettingAnchor>
        </Section>
      )}
    </PartForm>
  );
}
