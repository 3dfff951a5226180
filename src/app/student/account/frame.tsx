/** The frame of the student's account pages: the tabs, and a width for reading and forms. */
import { Outlet, useLocation } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { TabsNav } from "../../../ui/page/tabs-nav.tsx";
import styles from "./frame.module.css";

const texts = accountsTexts.account;

export default function AccountFrame() {
  // The first tab's address is a prefix of the others.
  const isEmail = useLocation().pathname.startsWith("/account/email");
  return (
    <div className={styles.frame}>
      <TabsNav
        label={texts.tabsLabel}
        tabs={[
          { to: "/account", label: texts.tabs.account, end: !isEmail },
          { to: "/account/security", label: texts.tabs.security },
          { to: "/account/privacy", label: texts.tabs.privacy },
        ]}
      />
      <Outlet />
    </div>
  );
}
