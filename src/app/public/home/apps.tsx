import { homeTexts as texts } from "../../../content/en/home.ts";
import { InstallButtons } from "../install/buttons.tsx";
import { Phones } from "../shared/screen.tsx";
import styles from "./apps.module.css";

/** The place of the store buttons. */
export function Apps() {
  return (
    <section className={styles.band} aria-labelledby="apps">
      <div className={styles.apps}>
        <div className={styles.words}>
          <h2 id="apps">{texts.appsTitle}</h2>
          <p>{texts.appsText}</p>
          <InstallButtons />
        </div>
        <Phones className={styles.phone} />
      </div>
    </section>
  );
}
