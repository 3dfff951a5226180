import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { requireStudent } from "../../guards.server.ts";
import { renewCodes } from "../../shared/security/actions.server.ts";
import { requireSecondFactor } from "../../shared/security/load.server.ts";
import { STUDENT_ADDRESSES } from "../../shared/security/reply.ts";
import { RenewCodes } from "../../shared/security/second-factor/renew-codes.tsx";
import type { Route } from "./+types/recovery-codes";

export { sendForm as clientAction } from "../../form-reply.ts";

export function meta() {
  return [{ title: dashboardTexts.pageTitle(securityTexts.renew.title) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  return requireSecondFactor(args, requireStudent(args.context), STUDENT_ADDRESSES.home);
}

export async function action(args: Route.ActionArgs) {
  return renewCodes(args, requireStudent(args.context), STUDENT_ADDRESSES);
}

export default function RecoveryCodes({ actionData }: Route.ComponentProps) {
  return <RenewCodes home={STUDENT_ADDRESSES.home} reply={actionData} />;
}
