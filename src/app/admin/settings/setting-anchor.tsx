/** Where the list of what is missing leads, also from another part. */
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { OptionalSetting } from "../../../modules/site/rules.ts";
import { addressOfPart } from "./addresses.ts";
import styles from "./parts.module.css";

const ID_PREFIX = "setting-";

/** The id of the element around a field. */
export function fieldIdOf(name: OptionalSetting): string {
  return `${ID_PREFIX}${name}`;
}

/** The address that leads there. */
export function addressOfField(name: OptionalSetting): string {
  return `${addressOfPart(name === "logoUrl" ? "institute" : "contact")}#${fieldIdOf(name)}`;
}

/** A field with that element around it. */
export function SettingAnchor({ name, children }: { name: OptionalSetting; children: ReactNode }) {
  return (
    <div id={fieldIdOf(name)} className={styles.place}>
      {children}
    </div>
  );
}

/** Focuses the field that the address names. */
export function useFocusOnField(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address a second time means the field again.
  useEffect(() => {
    if (!hash.startsWith(`#${ID_PREFIX}`)) return;
    document.getElementById(hash.slice(1))?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
  }, [hash, key]);
}
