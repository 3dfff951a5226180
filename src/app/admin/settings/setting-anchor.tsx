/** Where the list of what is missing leads, also from another part. */
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { SettingsPart } from "../../../modules/site/forms.ts";
import type { MissingSetting } from "../../../modules/site/rules.ts";
import { addressOfPart } from "./addresses.ts";
import styles from "./parts.module.css";

const ID_PREFIX = "setting-";

/** The id of the element around a field. */
export function fieldIdOf(name: MissingSetting): string {
  return `${ID_PREFIX}${name}`;
}

/** The address that leads there. */
export function addressOfField(name: MissingSetting): string {
  return `${addressOfPart(partOf(name))}#${fieldIdOf(name)}`;
}

function partOf(name: MissingSetting): SettingsPart {
  switch (name) {
    case "logoUrl":
      return "institute";
    case "claims":
      return "texts";
    default:
      return "contact";
  }
}

/** A field with that element around it. */
export function SettingAnchor({ name, children }: { name: MissingSetting; children: ReactNode }) {
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
    document
      .getElementById(hash.slice(1))
      ?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, button")
      ?.focus();
  }, [hash, key]);
}
