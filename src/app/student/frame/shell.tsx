/** The frame of the student's pages. */
import { Outlet } from "react-router";
import { frameTexts } from "../../../content/en/frames.ts";
import { publicTexts } from "../../../content/en/public.ts";
import { CONTENT_ID, SkipLink } from "../../../ui/page/skip-link.tsx";
import { servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { AccountMenu } from "../../shared/frame/account-menu.tsx";
import { chatAddressOf } from "../../shared/frame/chat-button.tsx";
import { FrameHome } from "../../shared/frame/parts.tsx";
import { readFrameSite } from "../../shared/frame/site.server.ts";
import { useFocusOnNewPage } from "../../shared/frame/use-focus-on-new-page.ts";
import { useDeviceOwner } from "../../shared/use-device-owner.ts";
import { isPutOff } from "../shared/put-off-cookie.server.ts";
import type { Route } from "./+types/shell";
import styles from "./shell.module.css";
import { VerifyEmailBanner } from "./verify-email-banner.tsx";

const texts = frameTexts.student;

const ownLinks = () => [
  { to: "/account", label: frameTexts.account },
  { to: "/certificates", label: texts.certificates },
  { to: "/account/security", label: texts.security },
  { to: "/account/privacy", label: texts.privacy },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { userId, name, email, emailVerified } = student;
  const { transport, publicUrl } = context.get(servicesContext);
  const isReminded = !emailVerified && !isPutOff({ publicUrl }, request.headers, student);
  return { userId, name, email, isReminded, hasMailServer: transport.hasServer, site: await readFrameSite(context) };
}

export default function StudentShell({ loaderData }: Route.ComponentProps) {
  const main = useFocusOnNewPage();
  useDeviceOwner(loaderData.userId);
  const { site } = loaderData;
  const chat = chatAddressOf(site?.whatsapp ?? "");
  const links = chat ? [...ownLinks(), { to: chat, label: publicTexts.chat.label }] : ownLinks();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <FrameHome to="/dashboard" title={texts.title} site={site} />
          <AccountMenu name={loaderData.name} role={texts.role} links={links} />
        </div>
      </header>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {loaderData.isReminded && <VerifyEmailBanner email={loaderData.email} />}
        <Outlet />
      </main>
    </div>
  );
}
