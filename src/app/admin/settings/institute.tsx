/** The first part of Site Settings: what is missing, the logo and the name. */
import { useSearchParams } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { SETTING_LIMITS } from "../../../modules/site/forms.ts";
import { TextField } from "../../../ui/fields.tsx";
import { describeReply } from "../../form-reply.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/institute";
import { actOnSettings } from "./actions.server.ts";
import { LogoCard } from "./institute/logo-card.tsx";
import { loadPart } from "./load-part.server.ts";
import { MissingList } from "./missing-list.tsx";
import { PartForm, Section } from "./part-form.tsx";
import { useFocusOnField } from "./setting-anchor.tsx";
import { useAddressWithout } from "./use-address-without.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = settingsTexts;

export async function loader({ context }: Route.LoaderArgs) {
  return loadPart(context, "institute");
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.parts.title(texts.parts.names.institute)) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnSettings(context, request, "institute");
}

export default function SettingsInstitute({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const closeTo = useAddressWithout(["remove"]);
  const removal = actionData?.form === "remove-logo" ? actionData : undefined;
  useFocusOnField();
  return (
    <>
      {params.get("remove") === "logo" && loaderData.logoUrl && (
        <RouteConfirm
          title={texts.logo.removal.title}
          message={texts.logo.removal.message}
          error={describeReply(removal, texts.logo.failed).message}
          confirmLabel={texts.logo.removal.confirm}
          intent="remove-logo"
          closeTo={closeTo}
        />
      )}
      <MissingList missing={loaderData.missing} />
      <LogoCard logoUrl={loaderData.logoUrl} reply={actionData?.form === "logo" ? actionData : undefined} />
      <PartForm part="institute" loaded={loaderData} reply={actionData}>
        {(values) => (
          <Section title={texts.institute.title} text={texts.institute.text}>
            <TextField
              label={texts.institute.fields.instituteName}
              name="instituteName"
              required
              maxLength={SETTING_LIMITS.instituteName}
              autoComplete="organization"
              defaultValue={values.instituteName}
            />
          </Section>
        )}
      </PartForm>
    </>
  );
}
