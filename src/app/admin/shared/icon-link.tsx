import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./icon-link.module.css";

/** Edits or deletes one of a list; `label` is the tooltip as well. */
export function IconLink({
  to,
  icon,
  label,
  of,
  isPage = false,
}: {
  to: string;
  icon: "edit" | "trash";
  label: string;
  /** Which one, unless the label says so. */
  of?: string;
  /** It leads to a page of its own instead of a window over the list. */
  isPage?: boolean;
}) {
  return (
    <Link to={to} preventScrollReset={!isPage} className={styles.link} data-icon={icon} title={label}>
      <Icon name={icon} />
      <VisuallyHidden>
        <span>{label}</span>
        {of !== undefined && <span>{`: ${of}`}</span>}
      </VisuallyHidden>
    </Link>
  );
}
