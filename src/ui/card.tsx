import type { HTMLAttributes } from "react";
import styles from "./card.module.css";
import { classes } from "./classes.ts";

/**
 * A sheet on the page. `as` names the element when it is an article, a section or an item of a list; `isLink` is for one that a
 * link inside covers as a whole.
 */
export function Card({
  as: Element = "div",
  padding = "md",
  isLink,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  as?: "div" | "section" | "article" | "li";
  padding?: "none" | "sm" | "md" | "lg";
  isLink?: true;
}) {
  return <Element {...rest} className={classes(styles.card, className)} data-padding={padding} data-link={isLink} />;
}
