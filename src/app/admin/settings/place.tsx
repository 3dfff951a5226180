/** Where the list of what is missing leads, also from another part. */
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { Missable } from "../../../modules/site/rules.ts";
import { addressOfPart } from "./addresses.ts";
import styles from "./parts.module.css";

const PLACE = "setting-";

/** The id of the place where the field of an entry stands. */
export function placeOf(name: Missable): string {
  return `${PLACE}${name}`;
}

/** The address of that place. */
export function addressOfPlace(name: Missable): string {
  return `${addressOfPart(name === "logoUrl" ? "institute" : "contact")}#${placeOf(name)}`;
}

/** The field of an entry, with its place around it. */
export function Place({ name, children }: { name: Missable; children: ReactNode }) {
  return (
    <div id={placeOf(name)} className={styles.place}>
      {children}
    </div>
  );
}

/** Who comes to a place goes on in its field. */
export function useFocusInPlace(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks for the same place again means its field again.
  useEffect(() => {
    if (!hash.startsWith(`#${PLACE}`)) return;
    document.getElementById(hash.slice(1))?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
  }, [hash, key]);
}
