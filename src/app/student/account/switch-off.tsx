import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { switchOff } from "../../account/security/actions.server.ts";
import { requireSwitchableFactor } from "../../account/security/load.server.ts";
import { STUDENT_PLACES } from "../../account/security/reply.ts";
import { SwitchOff } from "../../account/security/switch-off.tsx";
import { requireStudent } from "../../guards.server.ts";
import type { Route } from "./+types/switch-off";

export { sendForm as clientAction } from "../../form-reply.ts";

export function meta() {
  return [{ title: dashboardTexts.pageTitle(securityTexts.switchOff.title) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  return requireSwitchableFactor(args, requireStudent(args.context), STUDENT_PLACES.home);
}

export async function action(args: Route.ActionArgs) {
  return switchOff(args, requireStudent(args.context), STUDENT_PLACES);
}

export default function SwitchOffPage({ actionData }: Route.ComponentProps) {
  return <SwitchOff home={STUDENT_PLACES.home} reply={actionData} />;
}
