import { useLocation } from "react-router";
import { securityTexts } from "../../../content/en/security.ts";
import { EndSessionsForm } from "../../../modules/accounts/forms.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { PasswordField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { oneText } from "../../../ui/one-text.ts";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { AccountPart } from "../account/part.tsx";
import { SavedAlert } from "../notices/saved-alert.tsx";
import type { signOutElsewhere } from "./actions.server.ts";
import type { SecurityData } from "./load.server.ts";
import styles from "./parts.module.css";
import { PROOF_WORDS } from "./reply.ts";

const texts = securityTexts.devices;

type Device = SecurityData["devices"]["list"][number];

/** The devices of an account: this one, and the others, which can be signed out. Needs the password. */
export function DevicesPart({
  devices: { list, isCut },
  isSaved,
  refused,
}: {
  devices: SecurityData["devices"];
  isSaved: boolean;
  refused: ReplyOf<typeof signOutElsewhere> | undefined;
}) {
  const location = useLocation();
  const others = list.filter(({ isThisOne }) => !isThisOne);
  const { "wrong-code": _, ...words } = PROOF_WORDS;
  const messages = describeReply(refused, securityTexts.failed, words);
  const chosen = others.find(({ id }) => id === refused?.values.which)?.id ?? "others";
  return (
    <AccountPart id="devices" title={texts.title}>
      {isSaved && <SavedAlert>{securityTexts.saved.devices}</SavedAlert>}
      <p className={styles.text}>{oneText(texts.text, isCut && texts.shown(list.length))}</p>
      <ul className="stack">
        {list
          .filter(({ isThisOne }) => isThisOne)
          .map((device) => (
            <li key={device.id} className={styles.device}>
              <DeviceWords device={device} />
            </li>
          ))}
      </ul>
      {others.length === 0 ? (
        <p className={styles.text}>{texts.onlyThis}</p>
      ) : (
        <FormFrame
          key={isSaved ? location.key : "devices"}
          action="?form=devices"
          schema={EndSessionsForm}
          {...messages}
        >
          <fieldset className={classes("stack", styles.choice)}>
            <legend className={styles.legend}>{texts.which}</legend>
            <label className={styles.device}>
              <input
                type="radio"
                name="which"
                value="others"
                defaultChecked={chosen === "others"}
                className={styles.radio}
              />
              <span className={styles.name}>{others.length === 1 ? texts.otherOne : texts.others(others.length)}</span>
            </label>
            {others.length > 1 &&
              others.map((device) => (
                <label key={device.id} className={styles.device}>
                  <input
                    type="radio"
                    name="which"
                    value={device.id}
                    defaultChecked={chosen === device.id}
                    className={styles.radio}
                  />
                  <DeviceWords device={device} />
                </label>
              ))}
            {others.length === 1 && others[0] && (
              <div className={styles.only}>
                <DeviceWords device={others[0]} />
              </div>
            )}
          </fieldset>
          <PasswordField label={securityTexts.password} name="password" autoComplete="current-password" required />
          <Button type="submit" variant="secondary" busyLabel={securityTexts.busy} className={styles.submit}>
            {texts.submit}
          </Button>
        </FormFrame>
      )}
    </AccountPart>
  );
}

function DeviceWords({ device: { name, address, since, lastSeen, isThisOne } }: { device: Device }) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <span>{name}</span> {isThisOne && <Badge tone="accent">{texts.thisOne}</Badge>}
      </span>
      <span className={styles.facts}>{`${address}\u00a0· ${since}\u00a0· ${lastSeen}`}</span>
    </span>
  );
}
