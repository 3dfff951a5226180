/** The frame of the public pages. It never looks at who is signed in, so that these pages can be shared by all. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { publicTexts } from "../../content/en/public.ts";
import { uiTexts } from "../../content/en/ui.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { CONTENT_ID, SkipLink } from "../../ui/page/skip-link.tsx";
import styles from "./shell.module.css";
import { SignUpLink } from "./sign-up-link.tsx";

const LINKS = [
  { to: "/", label: publicTexts.nav.home },
  { to: "/login", label: publicTexts.nav.signIn },
];

export default function PublicShell() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.home} aria-label={uiTexts.productName}>
            <Logo />
          </Link>
          <nav aria-label={publicTexts.nav.label} className={styles.nav}>
            <div className={styles.wide}>
              <NavLinks />
            </div>
            <SignUpLink className={styles.signUp}>{publicTexts.nav.signUp}</SignUpLink>
            <NavMenu />
          </nav>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

/** A <details>, so that it opens before scripts run. A new location makes a new one, which is closed. */
function NavMenu() {
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
        <Icon name="menu" label={publicTexts.nav.menu} />
      </summary>
      <div className={styles.sheet}>
        <NavLinks />
      </div>
    </details>
  );
}

function NavLinks() {
  return (
    <ul className={styles.links}>
      {LINKS.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} end className={styles.link ?? ""}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        <div className={styles.footerBrand}>
          <Logo />
          <p>{publicTexts.footer.line}</p>
        </div>
        <p className={styles.marks}>{publicTexts.footer.marks}</p>
      </div>
    </footer>
  );
}
