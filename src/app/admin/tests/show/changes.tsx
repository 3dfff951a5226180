import { adminTestTexts } from "../../../../content/en/admin-tests.ts";
import type { ListedChange } from "../../../../modules/tests/queries/list-rule-changes.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { useLookAgain } from "../../shared/use-look-again.ts";
import styles from "../change/preview.module.css";

const texts = adminTestTexts.changes;

type Shown = Omit<ListedChange, "at"> & { day: string };

/** What was changed of a test, by whom, and how far it has got; nothing when nothing was. */
export function ChangesSoFar({ changes }: { changes: ReadonlyArray<Shown> }) {
  const working = changes.find(({ isFinished }) => !isFinished);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="stack gap-3">
      <h2 id="changes" className={styles.heading}>
        {texts.title}
      </h2>
      {working && <Working done={working.results} />}
      <ul className={styles.changes}>
        {changes.map(({ what, results, changed, authorName, day }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be of the same day, and the list only grows.
          <li key={changes.length - index}>
            <span>{`${texts.what[what]}: ${texts.counts(results, changed)}`}</span>
            <br />
            <span className={styles.quiet}>{texts.by(authorName ?? texts.someone, day)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Looks again by itself while the page is seen. */
function Working({ done }: { done: number }) {
  useLookAgain();
  return <Alert tone="info">{texts.working(done)}</Alert>;
}
