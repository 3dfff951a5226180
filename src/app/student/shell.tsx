/** The frame of the student's pages. */
import { NavLink, Outlet } from "react-router";
import { frameTexts } from "../../content/en/frames.ts";
import { Icon } from "../../ui/icon.tsx";
import { CONTENT_ID, SkipLink } from "../../ui/page/skip-link.tsx";
import { FrameHome, WhoIsHere } from "../frame-parts.tsx";
import { requireStudent } from "../guards.server.ts";
import { LogoutButton } from "../logout-button.tsx";
import { useFocusOnNewPage } from "../use-focus-on-new-page.ts";
import type { Route } from "./+types/shell";
import styles from "./shell.module.css";
import { VerifyEmailBanner } from "./verify-email-banner.tsx";

const texts = frameTexts.student;

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, emailVerified } = requireStudent(context);
  return { name, email, emailVerified };
}

export default function StudentShell({ loaderData }: Route.ComponentProps) {
  const main = useFocusOnNewPage();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <FrameHome to="/dashboard" title={texts.title} />
          <NavLink to="/account" className={styles.account ?? ""} title={texts.account}>
            <Icon name="user" />
            <WhoIsHere name={loaderData.name} role={texts.role} />
          </NavLink>
          <LogoutButton />
        </div>
      </header>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {!loaderData.emailVerified && <VerifyEmailBanner email={loaderData.email} />}
        <Outlet />
      </main>
    </div>
  );
}
