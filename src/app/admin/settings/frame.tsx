/** The frame of Site Settings: its heading, the ways between its parts, and what was just done. */

import { NavLink, Outlet } from "react-router";
import { settingsTexts } from "../../../content/en/settings.ts";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { SHOWCASE_KINDS } from "../../../modules/showcase/rules.ts";
import { classes } from "../../../ui/classes.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { addressOfShowcase } from "../showcase/address.ts";
import { addressOfPart } from "./addresses.ts";
import styles from "./parts.module.css";

const texts = settingsTexts;
const partLink = (part: keyof typeof texts.parts.names) => ({
  to: addressOfPart(part),
  label: texts.parts.names[part],
});

const parts = () => [
  partLink("institute"),
  partLink("contact"),
  partLink("texts"),
  partLink("courses"),
  ...SHOWCASE_KINDS.map((kind) => ({ to: addressOfShowcase(kind), label: showcaseTexts.lists[kind].title })),
  partLink("mail"),
  partLink("data"),
];

// The logo and the photos of who is shown to visitors, where no scripts send them by themselves.
export const handle = { body: "image" } satisfies RouteHandle;

export default function SettingsFrame() {
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <div className={styles.frame}>
        <nav aria-label={texts.parts.label} className={styles.parts}>
          <ul>
            {parts().map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes("stack gap-5", styles.page)}>
          <DoneNotice />
          <Outlet />
        </div>
      </div>
    </>
  );
}
