import { NavLink } from "react-router";
import { frameTexts } from "../../../content/en/frames.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LogoutButton } from "../account/log-out-button.tsx";
import styles from "./account-menu.module.css";
import { MenuDetails } from "./menu-details.tsx";

/**
 * The signed-in user's name and role: a menu with links to the account and log-out. Where there is room, log-out is also beside
 * it.
 */
export function AccountMenu({
  name,
  role,
  links,
}: {
  name: string;
  role: string;
  links: ReadonlyArray<{ to: string; label: string }>;
}) {
  return (
    <>
      <MenuDetails
        className={styles.menu}
        summaryClassName={styles.toggle}
        title={frameTexts.account}
        summary={
          <>
            <span className={styles.initial} aria-hidden="true">
              {[...name][0]?.toUpperCase()}
            </span>
            <span className={styles.who}>
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.role}>{role}</span>
            </span>
            <Icon name="chevron-down" size="sm" />
          </>
        }
      >
        <div className={styles.sheet}>
          {/* The bar may have truncated it. */}
          <p className={styles.whole}>
            <bdi>{name}</bdi>
          </p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={styles.link ?? ""}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.logoutInside}>
            <LogoutButton />
          </div>
        </div>
      </MenuDetails>
      <div className={styles.logoutBeside}>
        <LogoutButton />
      </div>
    </>
  );
}
