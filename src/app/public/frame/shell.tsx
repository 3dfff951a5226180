/**
 * The frame of the public pages, the same for every visitor. Only signed-in users see a difference, on a page that is not cached
 * for others.
 */
import { data, Link, NavLink, Outlet, useLocation } from "react-router";
import { publicTexts } from "../../../content/en/public.ts";
import type { Site } from "../../../modules/site/queries/load-site.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { CONTENT_ID, SkipLink } from "../../../ui/page/skip-link.tsx";
import { NO_NETWORK, VIEWER } from "../../plain/marks.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { ChatButton, chatAddressOf } from "../../shared/frame/chat-button.tsx";
import { MenuDetails } from "../../shared/frame/menu-details.tsx";
import { useFocusOnNewPage } from "../../shared/frame/use-focus-on-new-page.ts";
import { readShell } from "../../shared/frame/visitor.server.ts";
import { SignUpLink } from "../../shared/sign-up/link.tsx";
import type { Route } from "./+types/shell";
import { NOT_SHARED } from "./shared-page.ts";
import styles from "./shell.module.css";

export const handle = { isPlain: true } satisfies RouteHandle;

const texts = publicTexts.nav;

const links = () => [
  { to: "/", label: texts.home },
  { to: "/courses", label: texts.courses },
  { to: "/blog", label: texts.blog },
  { to: "/resources", label: texts.resources },
  { to: "/about", label: texts.about },
  { to: "/contact", label: texts.contact },
];

const ACCOUNTS = { student: "/account", admin: "/admin/account" } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { shell, isWhole } = await readShell(context);
  return data(shell, isWhole ? {} : { headers: NOT_SHARED });
}

/** Passed to the pages inside, which add their own. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function PublicShell({ loaderData: { site, viewer } }: Route.ComponentProps) {
  const main = useFocusOnNewPage();
  const chat = chatAddressOf(site.whatsapp);
  const isTest = useLocation().pathname === "/sample-test";
  return (
    <div className={styles.frame} {...(viewer && { [VIEWER]: viewer.kind })}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.home} aria-label={site.instituteName}>
            <Logo name={site.instituteName} src={site.logoUrl} />
          </Link>
          <nav aria-label={texts.label} className={styles.nav}>
            <div className={styles.wide}>
              <NavLinks />
            </div>
            {viewer ? (
              <LinkButton to={viewer.home} className={styles.signUp}>
                {viewer.kind === "admin" ? texts.administration : texts.dashboard}
              </LinkButton>
            ) : (
              <>
                <NavLink to="/login" className={classes(styles.link, styles.signIn)}>
                  {texts.signIn}
                </NavLink>
                <SignUpLink className={styles.signUp}>{texts.signUp}</SignUpLink>
              </>
            )}
            <NavMenu account={viewer && ACCOUNTS[viewer.kind]} chat={chat} />
          </nav>
        </div>
      </header>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer site={site} chat={chat} />
      {chat && !isTest && <ChatButton address={chat} />}
      <p role="alert" hidden className={styles.noNetwork} {...{ [NO_NETWORK]: "" }}>
        {publicTexts.noNetwork}
      </p>
    </div>
  );
}

function NavMenu({ account, chat }: { account: string | null; chat: string | null }) {
  return (
    <MenuDetails
      className={styles.menu}
      summaryClassName={styles.toggle}
      summary={<Icon name="menu" label={texts.menu} />}
    >
      <div className={styles.sheet}>
        <NavLinks />
        <NavLink to={account ?? "/login"} className={styles.link ?? ""}>
          {account ? texts.account : texts.signIn}
        </NavLink>
        {chat && (
          <a href={chat} className={styles.link}>
            {publicTexts.chat.label}
          </a>
        )}
      </div>
    </MenuDetails>
  );
}

function NavLinks() {
  return (
    <ul className={styles.links}>
      {links().map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} end={link.to === "/"} className={styles.link ?? ""}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const footer = () => [
  {
    title: publicTexts.footer.learn,
    links: [
      { to: "/courses", label: texts.courses },
      { to: "/sample-test", label: publicTexts.footer.sampleTest },
      { to: "/resources", label: texts.resources },
      { to: "/blog", label: texts.blog },
    ],
  },
  {
    title: publicTexts.footer.institute,
    links: [
      { to: "/about", label: texts.about },
      { to: "/contact", label: texts.contact },
      { to: "/newsletter", label: publicTexts.footer.newsletter },
      { to: "/privacy", label: publicTexts.footer.privacy },
      { to: "/terms", label: publicTexts.footer.terms },
    ],
  },
];

function Footer({ site, chat }: { site: Site; chat: string | null }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        <div className={classes("stack gap-2", styles.footerBrand)}>
          <Logo name={site.instituteName} src={site.logoUrl} />
          <p>{publicTexts.footer.line}</p>
          {(site.phone || site.email || chat) && (
            <ul className={styles.reach}>
              {site.phone && (
                <li>
                  <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
                </li>
              )}
              {site.email && (
                <li>
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </li>
              )}
              {chat && (
                <li>
                  <a href={chat}>{publicTexts.chat.label}</a>
                </li>
              )}
            </ul>
          )}
        </div>
        <nav aria-label={publicTexts.footer.label} className={styles.footerNav}>
          {footer().map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <p className={styles.marks}>{publicTexts.footer.marks(site.instituteName)}</p>
      </div>
    </footer>
  );
}
