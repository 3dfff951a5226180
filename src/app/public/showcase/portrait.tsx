import type { Shown } from "../../../modules/showcase/queries/find-shown.server.ts";
import styles from "./parts.module.css";

/** A person's photo, or the initial of the name beside it. */
export function Portrait({ person: { photo, name } }: { person: Pick<Shown, "photo" | "name"> }) {
  if (!photo) {
    return (
      <span className={styles.face} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  }
  return <img {...photo} alt={photo.alt} loading="lazy" className={styles.face} />;
}
