import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./while-loading.module.css";

/** On a slow network what was left stays, dimmed, and says that the next page below that address is on its way. */
export function WhileLoading({ below, children }: { below: string; children: ReactNode }) {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && (location?.pathname.startsWith(below) ?? false);
  return (
    <div className={styles.tab} aria-busy={isLoading || undefined}>
      {isLoading && (
        <div className={styles.loading}>
          <Spinner />
        </div>
      )}
      {children}
    </div>
  );
}
