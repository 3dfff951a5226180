/** The administrator's own account: password, second factor, devices. */
import { data, redirect, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { ADMIN_PASSWORD_MIN_LENGTH } from "../../../modules/accounts/forms.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { requireAdmin } from "../../guards.server.ts";
import { AccountParts } from "../../shared/account/part.tsx";
import { PasswordForm } from "../../shared/account/password-form.tsx";
import { saveNewPassword, signOutElsewhere } from "../../shared/security/actions.server.ts";
import { DevicesPart } from "../../shared/security/devices.tsx";
import { loadSecurity } from "../../shared/security/load.server.ts";
import { ADMIN_ADDRESSES, adminAddressesIn, savedIn, securityFormIn, withSaved } from "../../shared/security/reply.ts";
import { SecondFactorPart } from "../../shared/security/second-factor.tsx";
import type { Route } from "./+types/show";
import styles from "./show.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = securityTexts;

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.adminTitle) }];
}

export async function loader(args: Route.LoaderArgs) {
  const admin = requireAdmin(args.context);
  const { next } = adminAddressesIn(args.url.search);
  if (next !== null) throw redirect(next);
  return { ...(await loadSecurity(args, admin)), email: admin.email };
}

export async function action(args: Route.ActionArgs) {
  const admin = requireAdmin(args.context);
  switch (securityFormIn(args.url.search)) {
    case "password":
      return saveNewPassword(args, admin, withSaved(ADMIN_ADDRESSES.home, "password"));
    case "devices":
      return signOutElsewhere(args, admin, ADMIN_ADDRESSES);
    default:
      throw data(null, { status: 400 });
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const saved = actionData ? null : savedIn(search);
  return (
    <div className={styles.narrow}>
      <PageHeading title={texts.adminTitle} text={loaderData.email} />
      <AccountParts>
        <SecondFactorPart security={loaderData} saved={saved} addresses={ADMIN_ADDRESSES} />
        <PasswordForm
          isSaved={saved === "password"}
          refused={actionData?.form === "password" ? actionData : undefined}
          minLength={ADMIN_PASSWORD_MIN_LENGTH}
        />
        <DevicesPart
          devices={loaderData.devices}
          isSaved={saved === "devices"}
          refused={actionData?.form === "devices" ? actionData : undefined}
        />
      </AccountParts>
    </div>
  );
}
