import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { requireStudent } from "../../guards.server.ts";
import { switchOff } from "../../shared/security/actions.server.ts";
import { requireSwitchableFactor } from "../../shared/security/load.server.ts";
import { STUDENT_ADDRESSES } from "../../shared/security/reply.ts";
import { SwitchOff } from "../../shared/security/second-factor/switch-off.tsx";
import type { Route } from "./+types/switch-off";

export { sendForm as clientAction } from "../../form-reply.ts";

export function meta() {
  return [{ title: dashboardTexts.pageTitle(securityTexts.switchOff.title) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  return requireSwitchableFactor(args, requireStudent(args.context), STUDENT_ADDRESSES.home);
}

export async function action(args: Route.ActionArgs) {
  return switchOff(args, requireStudent(args.context), STUDENT_ADDRESSES);
}

export default function SwitchOffPage({ actionData }: Route.ComponentProps) {
  return <SwitchOff home={STUDENT_ADDRESSES.home} reply={actionData} />;
}
