import { adminTexts } from "../../../content/en/admin.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { requireAdmin } from "../../guards.server.ts";
import { switchOff } from "../../shared/security/actions.server.ts";
import { requireSwitchableFactor } from "../../shared/security/load.server.ts";
import { ADMIN_ADDRESSES } from "../../shared/security/reply.ts";
import { SwitchOff } from "../../shared/security/second-factor/switch-off.tsx";
import type { Route } from "./+types/switch-off";
import styles from "./show.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

export function meta() {
  return [{ title: adminTexts.pageTitle(securityTexts.switchOff.title) }];
}

export async function loader(args: Route.LoaderArgs) {
  return requireSwitchableFactor(args, requireAdmin(args.context), ADMIN_ADDRESSES.home);
}

export async function action(args: Route.ActionArgs) {
  return switchOff(args, requireAdmin(args.context), ADMIN_ADDRESSES);
}

export default function SwitchOffPage({ actionData }: Route.ComponentProps) {
  return (
    <div className={styles.narrow}>
      <SwitchOff home={ADMIN_ADDRESSES.home} reply={actionData} />
    </div>
  );
}
