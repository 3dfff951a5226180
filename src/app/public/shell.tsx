/**
 * The frame of the public pages. What it says is the same for every visitor; only who is signed in is told apart, and
 * gets a page that is not kept for others.
 */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { data, Link, NavLink, Outlet, useLocation } from "react-router";
import { publicTexts } from "../../content/en/public.ts";
import type { Site } from "../../modules/site/queries/find-site.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { CONTENT_ID, SkipLink } from "../../ui/page/skip-link.tsx";
import { useFocusOnNewPage } from "../use-focus-on-new-page.ts";
import type { Route } from "./+types/shell";
import { NOT_SHARED } from "./shared-page.ts";
import styles from "./shell.module.css";
import { readShell } from "./shell-data.server.ts";
import { SignUpLink } from "./sign-up-link.tsx";

const texts = publicTexts.nav;

const LINKS = [
  { to: "/", label: texts.home },
  { to: "/courses", label: texts.courses },
  { to: "/blog", label: texts.blog },
  { to: "/resources", label: texts.resources },
  { to: "/about", label: texts.about },
  { to: "/contact", label: texts.contact },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { shell, isWhole } = await readShell(context);
  return data(shell, isWhole ? {} : { headers: NOT_SHARED });
}

/** Said to the pages inside, which add their own. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function PublicShell({ loaderData: { site, viewer } }: Route.ComponentProps) {
  const main = useFocusOnNewPage();
  return (
    <div className={styles.frame}>
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
            <NavMenu isSignedIn={viewer !== null} />
          </nav>
        </div>
      </header>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer site={site} />
    </div>
  );
}

/** A <details>, so that it opens before scripts run. A new location makes a new one, which is closed. */
function NavMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const location = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (menu.current?.open && !isInside) menu.current.open = false;
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => document.removeEventListener("pointerdown", closeFromOutside);
  }, []);

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape") return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  };

  return (
    <details ref={menu} key={location.key} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.toggle}>
        <Icon name="menu" label={texts.menu} />
      </summary>
      <div className={styles.sheet}>
        <NavLinks />
        {!isSignedIn && (
          <NavLink to="/login" className={styles.link ?? ""}>
            {texts.signIn}
          </NavLink>
        )}
      </div>
    </details>
  );
}

function NavLinks() {
  return (
    <ul className={styles.links}>
      {LINKS.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} end={link.to === "/"} className={styles.link ?? ""}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const FOOTER = [
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

function Footer({ site }: { site: Site }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        <div className={styles.footerBrand}>
          <Logo name={site.instituteName} src={site.logoUrl} />
          <p>{publicTexts.footer.line}</p>
          {(site.phone || site.email) && (
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
            </ul>
          )}
        </div>
        <nav aria-label={publicTexts.footer.label} className={styles.footerNav}>
          {FOOTER.map(({ title, links }) => (
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
