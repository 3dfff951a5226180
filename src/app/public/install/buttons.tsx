/** The two store buttons. There is no app in a store: they offer to install the site itself. */
import { lazy, type MouseEvent, Suspense, useState, useSyncExternalStore } from "react";
import { installTexts as texts } from "../../../content/en/install.ts";
import { currentInstitute } from "../../../content/institute.ts";
import { useShell } from "../../shared/frame/visitor.ts";
import { installation, showInstallOffer, watchInstallation } from "../../shared/install-prompt.ts";
import type { Store } from "./method.ts";
import styles from "./parts.module.css";
import { InstallSteps } from "./steps.tsx";

const loadDialog = () => import("./dialog.tsx");
const InstallDialog = lazy(loadDialog);

/** The address of the instructions for all devices; others may link to it. */
const HELP_ID = "how-to-install";

/** Links to the instructions, which scripts make open a dialog. If the app is installed, the page says so. */
export function InstallButtons() {
  const institute = useShell()?.site.instituteName ?? currentInstitute();
  const isInstalled = useSyncExternalStore(watchInstallation, installation, () => "by-hand") === "installed";
  const [openStore, setOpenStore] = useState<Store | null>(null);
  const ask = (store: Store) => {
    if (!showInstallOffer()) setOpenStore(store);
  };
  return (
    <div className={styles.install} data-installed={isInstalled}>
      <p className={styles.installed}>
        <strong>{texts.installed(institute)}</strong> {texts.installedHelp}
      </p>
      <ul className="cluster gap-3" aria-label={texts.groupLabel}>
        <li>
          <StoreButton store="apple" onPress={ask} />
        </li>
        <li>
          <StoreButton store="google" onPress={ask} />
        </li>
      </ul>
      <details className={styles.allDevices}>
        <summary>{texts.allDevices}</summary>
        <div id={HELP_ID} className={styles.help}>
          <h3>{texts.devices.apple}</h3>
          <InstallSteps method="ios-safari" />
          <h3>{texts.devices.google}</h3>
          <InstallSteps method="android-chrome" />
          <h3>{texts.devices.desktop}</h3>
          <InstallSteps method="desktop-chrome" />
        </div>
      </details>
      {openStore && (
        <Suspense>
          <InstallDialog store={openStore} institute={institute} onClose={() => setOpenStore(null)} />
        </Suspense>
      )}
    </div>
  );
}

function StoreButton({ store, onPress }: { store: Store; onPress: (store: Store) => void }) {
  const { overline, name } = texts.stores[store];
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress(store);
  };
  return (
    <a
      className={styles.button}
      href={`#${HELP_ID}`}
      aria-haspopup="dialog"
      onClick={press}
      onPointerEnter={loadDialog}
      onFocus={loadDialog}
    >
      <Drawing store={store} />
      <span>
        <span className={styles.overline}>{overline}</span> <span className={styles.name}>{name}</span>
      </span>
    </a>
  );
}

/** A phone with the action to take there: add to the home screen, or download. */
function Drawing({ store }: { store: Store }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="6" y="2.5" width="12" height="19" rx="2.6" />
      <path d={store === "apple" ? "M9.2 12h5.6 M12 9.2v5.6" : "M12 7.5v7 M9 11.8l3 3 3-3 M9.3 17.6h5.4"} />
    </svg>
  );
}
