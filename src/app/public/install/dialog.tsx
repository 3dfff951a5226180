import { installTexts as texts } from "../../../content/en/install.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./parts.module.css";
import { InstallSteps } from "./steps.tsx";
import { type InstallWay, installWayOf, type Store, storeOf } from "./way.ts";

/** A phone that is not in the hand: the way that most of its kind have. */
const USUAL_WAY = { apple: "ios-safari", google: "android-chrome" } as const satisfies Record<Store, InstallWay>;

/** How to install on this device, and on a device of the store whose button was pressed. */
export default function InstallDialog({
  store,
  institute,
  onClose,
}: {
  store: Store;
  institute: string;
  onClose: () => void;
}) {
  const way = installWayOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Dialog open onClose={onClose} title={texts.dialogTitle(institute)} size="sm">
      <div className={styles.help}>
        <p>{texts.dialogText(institute)}</p>
        <h3>{texts.onThisDevice}</h3>
        <InstallSteps way={way} />
        {storeOf(way) !== store && (
          <>
            <h3>{texts.devices[store]}</h3>
            <InstallSteps way={USUAL_WAY[store]} />
          </>
        )}
        <p className={styles.note}>{texts.done}</p>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  );
}
