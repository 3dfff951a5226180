import { dashboardTexts } from "../../content/en/dashboard.ts";
import { securityTexts } from "../../content/en/security.ts";
import { keepForm } from "../form-reply.ts";
import { requireStudent } from "../guards.server.ts";
import { requireSwitchableFactor } from "../security/load-security.server.ts";
import { switchOff } from "../security/security-actions.server.ts";
import { STUDENT_PLACES } from "../security/security-reply.ts";
import { SwitchOff } from "../security/switch-off.tsx";
import type { Route } from "./+types/switch-off";

export function meta() {
  return [{ title: dashboardTexts.pageTitle(securityTexts.switchOff.title) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  return requireSwitchableFactor(args, requireStudent(args.context), STUDENT_PLACES.home);
}

export async function action(args: Route.ActionArgs) {
  return switchOff(args, requireStudent(args.context), STUDENT_PLACES);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, securityTexts.failed);
}

export default function SwitchOffPage({ actionData }: Route.ComponentProps) {
  return <SwitchOff home={STUDENT_PLACES.home} reply={actionData} />;
}
