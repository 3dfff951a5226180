/** The frame of the administrator's pages: the menu beside them, or behind a button where there is no room. */
import { type SyntheticEvent, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { frameTexts } from "../../content/en/frames.ts";
import { messagesAdminTexts } from "../../content/en/messages-admin.ts";
import { countUnread } from "../../modules/messages/queries/count-unread.server.ts";
import { UNREAD_COUNTED_MAX } from "../../modules/messages/rules.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { CONTENT_ID, SkipLink } from "../../ui/page/skip-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { logContext, servicesContext } from "../context.ts";
import { FrameHome, WhoIsHere } from "../frame-parts.tsx";
import { requireAdmin } from "../guards.server.ts";
import { LogoutButton } from "../logout-button.tsx";
import { useFocusOnNewPage } from "../use-focus-on-new-page.ts";
import type { Route } from "./+types/shell";
import styles from "./shell.module.css";

const texts = frameTexts.admin;
const MENU_ID = "admin-menu";
const MESSAGES = "/admin/messages";
const LINKS: ReadonlyArray<{ to: string; label: string; icon: IconName }> = [
  { to: "/admin", label: texts.overview, icon: "home" },
  { to: "/admin/students", label: texts.students, icon: "users" },
  { to: "/admin/subjects", label: texts.subjects, icon: "book" },
  { to: "/admin/questions", label: texts.questions, icon: "list" },
  { to: "/admin/blog", label: texts.blog, icon: "pen" },
  { to: "/admin/analytics", label: texts.analytics, icon: "chart" },
  { to: MESSAGES, label: texts.messages, icon: "mail" },
  { to: "/admin/audit", label: texts.audit, icon: "clock" },
  { to: "/admin/settings", label: texts.settings, icon: "settings" },
];

/** The frame stands also when the messages cannot be counted. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  const counts = await countUnread(context.get(servicesContext).db).catch((error: unknown) => {
    context.get(logContext).error({ err: error }, "the unread messages could not be counted");
    return {};
  });
  return { unread: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

export default function AdminShell({ loaderData: { unread } }: Route.ComponentProps) {
  const { toggle, menu, giveBackFocus } = useSlideOver();
  const main = useFocusOnNewPage();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <button
          ref={toggle}
          type="button"
          popoverTarget={MENU_ID}
          className={styles.toggle}
          aria-label={frameTexts.openMenu}
          title={frameTexts.openMenu}
        >
          <Icon name="menu" />
        </button>
        <FrameHome to="/admin" title={texts.title} />
        <NavLink to="/admin/account" className={styles.account ?? ""} title={texts.account}>
          <WhoIsHere name={texts.user} role={texts.role} className={styles.who} />
        </NavLink>
        <LogoutButton />
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
          <LogoMark />
          {texts.title}
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
          {LINKS.map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} end={link.to === "/admin"} className={styles.link ?? ""}>
                <Icon name={link.icon} />
                {link.label}
                {link.to === MESSAGES && unread > 0 && <Unread count={unread} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {messagesAdminTexts.unreadBadge(count, UNREAD_COUNTED_MAX)}
      </span>
      <VisuallyHidden> {messagesAdminTexts.unread(count, UNREAD_COUNTED_MAX)}</VisuallyHidden>
    </>
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
