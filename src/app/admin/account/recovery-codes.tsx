import { adminTexts } from "../../../content/en/admin.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { requireAdmin } from "../../guards.server.ts";
import { renewCodes } from "../../shared/security/actions.server.ts";
import { requireSecondFactor } from "../../shared/security/load.server.ts";
import { ADMIN_ADDRESSES } from "../../shared/security/reply.ts";
import { RenewCodes } from "../../shared/security/second-factor/renew-codes.tsx";
import type { Route } from "./+types/recovery-codes";
import styles from "./show.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

export function meta() {
  return [{ title: adminTexts.pageTitle(securityTexts.renew.title) }];
}

export async function loader(args: Route.LoaderArgs) {
  return requireSecondFactor(args, requireAdmin(args.context), ADMIN_ADDRESSES.home);
}

export async function action(args: Route.ActionArgs) {
  return renewCodes(args, requireAdmin(args.context), ADMIN_ADDRESSES);
}

export default function RecoveryCodes({ actionData }: Route.ComponentProps) {
  return (
    <div className={styles.narrow}>
      <RenewCodes home={ADMIN_ADDRESSES.home} reply={actionData} />
    </div>
  );
}
