/**
 * Where the administrator sets up the second factor. It has a frame of its own: while it is owed, everything that the
 * menu leads to is closed.
 */
import { useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { frameTexts } from "../../../content/en/frames.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { currentInstitute } from "../../../content/institute.ts";
import { CONTENT_ID, SkipLink } from "../../../ui/page/skip-link.tsx";
import { requireAdmin } from "../../guards.server.ts";
import { LogoutButton } from "../../shared/account/log-out-button.tsx";
import { FrameHome } from "../../shared/frame/parts.tsx";
import { readFrameSite } from "../../shared/frame/site.server.ts";
import { useFocusOnNewPage } from "../../shared/frame/use-focus-on-new-page.ts";
import { loadSetUp } from "../../shared/security/load.server.ts";
import { adminAddressesIn } from "../../shared/security/reply.ts";
import { SetUp } from "../../shared/security/second-factor/set-up.tsx";
import { actOnSetUp } from "../../shared/security/second-factor/set-up-actions.server.ts";
import type { Route } from "./+types/second-factor";
import styles from "./second-factor.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

export function meta() {
  return [{ title: adminTexts.pageTitle(securityTexts.setUp.title) }];
}

export async function loader(args: Route.LoaderArgs) {
  const [setUp, site] = await Promise.all([loadSetUp(args, requireAdmin(args.context)), readFrameSite(args.context)]);
  return { setUp, site };
}

export async function action(args: Route.ActionArgs) {
  return actOnSetUp(args, requireAdmin(args.context), adminAddressesIn(args.url.search));
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const main = useFocusOnNewPage();
  const { search } = useLocation();
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <FrameHome to="/admin" title={frameTexts.admin.title(currentInstitute())} site={loaderData.site} />
        <LogoutButton />
      </header>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <SetUp data={loaderData.setUp} reply={actionData} places={adminAddressesIn(search)} />
      </main>
    </>
  );
}
