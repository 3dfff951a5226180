import type { HTMLAttributes } from "react";
import styles from "./card.module.css";
import { classes } from "./classes.ts";

/** A sheet on the page. `as` names the element when it is an article, a section or an item of a list. */
export function Card({
  as: Element = "div",
  padding = "md",
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  as?: "div" | "section" | "article" | "li";
  padding?: "none" | "sm" | "md" | "lg";
}) {
  return <Element {...rest} className={classes(styles.card, className)} data-padding={padding} />;
}
