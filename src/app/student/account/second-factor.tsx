import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { requireStudent } from "../../guards.server.ts";
import { loadSetUp } from "../../shared/security/load.server.ts";
import { STUDENT_ADDRESSES } from "../../shared/security/reply.ts";
import { SetUp } from "../../shared/security/second-factor/set-up.tsx";
import { actOnSetUp } from "../../shared/security/second-factor/set-up-actions.server.ts";
import type { Route } from "./+types/second-factor";

export { sendForm as clientAction } from "../../form-reply.ts";

export function meta() {
  return [{ title: dashboardTexts.pageTitle(securityTexts.setUp.title) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  return loadSetUp(args, requireStudent(args.context));
}

export async function action(args: Route.ActionArgs) {
  return actOnSetUp(args, requireStudent(args.context), STUDENT_ADDRESSES);
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUp data={loaderData} reply={actionData} places={STUDENT_ADDRESSES} />;
}
