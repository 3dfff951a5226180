/** The frame of the administrator's pages: the menu beside them, or behind a button where there is no room. */
import { type SyntheticEvent, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { frameTexts } from "../../../content/en/frames.ts";
import { currentInstitute, setCurrentInstitute } from "../../../content/institute.ts";
import { findMailState } from "../../../modules/messages/queries/find-mail-state.server.ts";
import { countWaiting } from "../../../modules/today/queries/count-waiting.server.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { CONTENT_ID, SkipLink } from "../../../ui/page/skip-link.tsx";
import { logContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { AccountMenu } from "../../shared/frame/account-menu.tsx";
import { FrameHome, FrameLogo } from "../../shared/frame/parts.tsx";
import { readFrameSite } from "../../shared/frame/site.server.ts";
import { useFocusOnNewPage } from "../../shared/frame/use-focus-on-new-page.ts";
import { useDeviceOwner } from "../../shared/use-device-owner.ts";
import { partOf, spoken, WaitingBadge } from "../today/waiting-badge.tsx";
import type { Route } from "./+types/shell";
import { MailNotice } from "./mail-notice.tsx";
import styles from "./shell.module.css";

const texts = frameTexts.admin;
const MENU_ID = "admin-menu";
const TODAY = "/admin/today";
const MESSAGES = "/admin/messages";
const links = (): ReadonlyArray<{ to: string; label: string; icon: IconName }> => [
  { to: TODAY, label: texts.today, icon: "check" },
  { to: "/admin", label: texts.overview, icon: "home" },
  { to: "/admin/students", label: texts.students, icon: "users" },
  { to: "/admin/subjects", label: texts.subjects, icon: "book" },
  { to: "/admin/questions", label: texts.questions, icon: "list" },
  { to: "/admin/cases", label: texts.cases, icon: "user" },
  { to: "/admin/tests", label: texts.tests, icon: "flag" },
  { to: "/admin/blog", label: texts.blog, icon: "pen" },
  { to: "/admin/analytics", label: texts.analytics, icon: "chart" },
  { to: "/admin/measurement", label: texts.measurement, icon: "flask" },
  { to: MESSAGES, label: texts.messages, icon: "mail" },
  { to: "/admin/audit", label: texts.audit, icon: "clock" },
  { to: "/admin/settings", label: texts.settings, icon: "settings" },
];

const accountLinks = () => [{ to: "/admin/account", label: frameTexts.account }];

/** The frame stands also when what waits cannot be counted. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const orNull = (what: string) => (error: unknown) => {
    context.get(logContext).error({ err: error }, what);
    return null;
  };
  const services = context.get(servicesContext);
  const [waiting, mail, site] = await Promise.all([
    countWaiting(services.db, admin).catch(orNull("what waits could not be counted")),
    findMailState(services.db, admin, services.transport).catch(orNull("the state of mail could not be read")),
    readFrameSite(context),
  ]);
  const { hasServer: hasMailServer } = services.transport;
  return { userId: admin.userId, name: admin.name, waiting, mail, hasMailServer, site };
}

export default function AdminShell({ loaderData: { userId, name, waiting, mail, site } }: Route.ComponentProps) {
  const { toggle, menu, giveBackFocus } = useSlideOver();
  const main = useFocusOnNewPage();
  useDeviceOwner(userId);
  const institute = site?.instituteName ?? currentInstitute();
  // For the titles of the pages to come, when this page has renamed the institute.
  useEffect(() => setCurrentInstitute(institute), [institute]);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <button
          ref={toggle}
          type="button"
          popoverTarget={MENU_ID}
          className={styles.toggle}
          aria-label={[frameTexts.openMenu, ...(waiting ? spoken(waiting) : [])].join(". ")}
          title={frameTexts.openMenu}
        >
          <Icon name="menu" />
          <WaitingBadge waiting={waiting} isNamedOutside />
        </button>
        <FrameHome to="/admin" title={texts.title(institute)} site={site} />
        <AccountMenu name={name} role={texts.role} links={accountLinks()} />
      </header>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        onToggle={giveBackFocus}
        aria-label={texts.menu}
        className={styles.menu}
      >
        <div className={styles.menuHead}>
          <FrameLogo site={site} />
          <span>{texts.title(institute)}</span>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className={styles.toggle}
            aria-label={frameTexts.closeMenu}
            title={frameTexts.closeMenu}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className={styles.links}>
          {links().map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} end={link.to === "/admin"} className={styles.link ?? ""}>
                <Icon name={link.icon} />
                <span>{link.label}</span>
                {link.to === TODAY && <WaitingBadge waiting={waiting} />}
                {link.to === MESSAGES && <WaitingBadge waiting={waiting && partOf(waiting)} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <MailNotice state={mail} />
        <Outlet />
      </main>
    </div>
  );
}

/**
 * The menu on small screens is a popover: it opens before scripts run, and the browser closes it on Escape and on a tap
 * outside. What the browser leaves to us: closing after a choice, and the focus after a tap outside.
 */
function useSlideOver() {
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place means that a choice was made.
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  }, [location.key]);

  const giveBackFocus = (event: SyntheticEvent<HTMLElement, ToggleEvent>) => {
    if (event.nativeEvent.newState !== "closed") return;
    const active = document.activeElement;
    if (active === document.body || event.currentTarget.contains(active)) toggle.current?.focus();
  };
  return { toggle, menu, giveBackFocus };
}
