/** The part of Site Settings with words and figures that stand on public pages. */
import { adminTexts } from "../../../content/en/admin.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { SETTING_LIMITS } from "../../../modules/site/forms.ts";
import { TextField } from "../../../ui/fields.tsx";
import type { Route } from "./+types/texts";
import { actOnSettings } from "./actions.server.ts";
import { ClaimsCard } from "./claims-card.tsx";
import { loadPart } from "./load-part.server.ts";
import { PartForm, Section } from "./part-form.tsx";
import styles from "./parts.module.css";
import { useFocusOnField } from "./setting-anchor.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const { claims, lessons, parts } = settingsTexts;
const CLAIMS = ["studentsPlaced", "successRate", "programs", "countries"] as const;

export async function loader({ context }: Route.LoaderArgs) {
  return loadPart(context, "texts");
}

export function meta() {
  return [{ title: adminTexts.pageTitle(parts.title(parts.names.texts)) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnSettings(context, request, "texts");
}

export default function SettingsTexts({ loaderData, actionData }: Route.ComponentProps) {
  useFocusOnField();
  return (
    <>
      {loaderData.unconfirmed && <ClaimsCard claims={loaderData.unconfirmed} reply={actionData} />}
      <PartForm part="texts" loaded={loaderData} reply={actionData}>
        {(values) => (
          <>
            <Section title={claims.title} text={claims.text}>
              <div className={styles.claims}>
                {CLAIMS.map((name) => (
                  <TextField
                    key={name}
                    label={claims.fields[name]}
                    name={name}
                    required
                    maxLength={SETTING_LIMITS.claim}
                    autoComplete="off"
                    defaultValue={values[name]}
                  />
                ))}
              </div>
            </Section>
            <Section title={lessons.title} text={lessons.text}>
              <TextField
                label={lessons.fields.lessonsNote}
                isOptional
                name="lessonsNote"
                maxLength={SETTING_LIMITS.lessonsNote}
                autoComplete="off"
                defaultValue={values.lessonsNote}
              />
            </Section>
          </>
        )}
      </PartForm>
    </>
  );
}
