import { installTexts as texts } from "../../../content/en/install.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type InstallMethod, installMethodOf, type Store, storeOf } from "./method.ts";
import styles from "./parts.module.css";
import { InstallSteps } from "./steps.tsx";

/** For a phone other than this device: the method that most of its kind have. */
const USUAL_METHOD = { apple: "ios-safari", google: "android-chrome" } as const satisfies Record<Store, InstallMethod>;

/** How to install on this device, or on a device of the store whose button was pressed. */
export default function InstallDialog({
  store,
  institute,
  onClose,
}: {
  store: Store;
  institute: string;
  onClose: () => void;
}) {
  const method = installMethodOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Dialog open onClose={onClose} title={texts.dialogTitle(institute)} size="sm">
      <div className={styles.help}>
        <p>{texts.dialogText(institute)}</p>
        <h3>{texts.onThisDevice}</h3>
        <InstallSteps method={method} />
        {storeOf(method) !== store && (
          <>
            <h3>{texts.devices[store]}</h3>
            <InstallSteps method={USUAL_METHOD[store]} />
          </>
        )}
        <p className={styles.note}>{texts.done}</p>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  );
}
