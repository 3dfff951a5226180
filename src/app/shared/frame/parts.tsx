import { Link } from "react-router";
import { LogoMark, LogoPicture } from "../../../ui/logo.tsx";
import styles from "./parts.module.css";
import type { FrameSite } from "./site.server.ts";

/** The name of this part of the product beside the institute's logo; both link to its first page. */
export function FrameHome({ to, title, site }: { to: string; title: string; site: FrameSite | null }) {
  return (
    <Link to={to} className={styles.home}>
      <FrameLogo site={site} />
      <span>{title}</span>
    </Link>
  );
}

/** The institute's logo, or the mark if there is none. */
export function FrameLogo({ site }: { site: FrameSite | null }) {
  return <LogoPicture src={site?.logoUrl ?? null} alt={site?.instituteName ?? ""} fallback={<LogoMark />} />;
}
