import { type ReactNode, useId, useState } from "react";
import styles from "./explained.module.css";
import { Icon } from "./icon.tsx";

/**
 * Words with an explanation, which is shown while they are pointed at, focused or tapped, also before scripts run; Escape
 * hides it. It opens over the nearest positioned element, as wide as that.
 */
export function Explained({ explanation, children }: { explanation: string; children: ReactNode }) {
  const id = useId();
  const [isHidden, setIsHidden] = useState(false);
  const showAgain = () => setIsHidden(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the button inside is told.
    <span
      className={styles.explained}
      data-hidden={isHidden || undefined}
      onKeyDown={({ key }) => {
        if (key === "Escape") setIsHidden(true);
      }}
      onPointerLeave={showAgain}
      onBlur={showAgain}
    >
      <button type="button" aria-describedby={id} className={styles.words} onClick={showAgain}>
        <span>{children}</span>
        <Icon name="info" size="sm" />
      </button>
      <span role="tooltip" id={id} className={styles.bubble}>
        {explanation}
      </span>
    </span>
  );
}
