/** The frame of the student's account pages: the tabs above, and the width of what is read and typed. */
import { Outlet, useLocation } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { TabsNav } from "../../../ui/page/tabs-nav.tsx";
import styles from "./frame.module.css";

const texts = accountsTexts.account;

export default function AccountFrame() {
  // What lies under the address of the first tab is mostly not its own.
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
