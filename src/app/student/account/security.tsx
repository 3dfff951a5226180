import { data, Link, useLocation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { requireStudent } from "../../guards.server.ts";
import { AccountParts } from "../../shared/account/part.tsx";
import { signOutElsewhere } from "../../shared/security/actions.server.ts";
import { DevicesPart } from "../../shared/security/devices.tsx";
import { loadSecurity } from "../../shared/security/load.server.ts";
import { STUDENT_ADDRESSES, savedIn, securityFormIn } from "../../shared/security/reply.ts";
import { SecondFactorPart } from "../../shared/security/second-factor.tsx";
import type { Route } from "./+types/security";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = securityTexts;

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  return loadSecurity(args, requireStudent(args.context));
}

export async function action(args: Route.ActionArgs) {
  const student = requireStudent(args.context);
  if (securityFormIn(args.url.search) !== "devices") throw data(null, { status: 400 });
  return signOutElsewhere(args, student, STUDENT_ADDRESSES);
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const saved = actionData ? null : savedIn(search);
  return (
    <>
      <PageHeading
        title={texts.title}
        text={
          <>
            <span>{texts.passwordElsewhere}</span> <Link to="/account#password">{texts.toPassword}</Link>
          </>
        }
      />
      <AccountParts>
        <SecondFactorPart security={loaderData} saved={saved} addresses={STUDENT_ADDRESSES} />
        <DevicesPart devices={loaderData.devices} isSaved={saved === "devices"} refused={actionData} />
      </AccountParts>
    </>
  );
}
