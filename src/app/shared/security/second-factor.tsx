import { securityTexts } from "../../../content/en/security.ts";
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from "../../../modules/accounts/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { oneText } from "../../../ui/one-text.ts";
import { AccountPart } from "../account/part.tsx";
import { SavedAlert } from "../notices/saved-alert.tsx";
import type { SecurityData } from "./load.server.ts";
import styles from "./parts.module.css";
import type { Saved, SecurityAddresses } from "./reply.ts";
import { UnprovedNotice } from "./unproved-notice.tsx";

const texts = securityTexts.factor;
const SAVED_HERE: ReadonlyArray<Saved> = ["switched-on", "switched-off", "codes"];

/** Whether signing in asks for a code, and how to change that. */
export function SecondFactorPart({
  security: { factor, isAdmin, isRequired, unprovedEmail },
  saved,
  addresses,
}: {
  security: Pick<SecurityData, "factor" | "isAdmin" | "isRequired" | "unprovedEmail">;
  saved: Saved | null;
  addresses: SecurityAddresses;
}) {
  return (
    <AccountPart
      id="second-factor"
      title={texts.title}
      beside={<Badge tone={factor ? "success" : "neutral"}>{factor ? texts.on : texts.off}</Badge>}
    >
      {saved && SAVED_HERE.includes(saved) && <SavedAlert>{securityTexts.saved[saved]}</SavedAlert>}
      {factor && factor.codesLeft <= FEW_RECOVERY_CODES && <Alert tone="warning">{texts.few(factor.codesLeft)}</Alert>}
      {!factor && isAdmin && <Alert tone="info">{texts.recommended}</Alert>}
      <p className={styles.text}>{texts.what}</p>
      {factor && (
        <p className={styles.text}>
          {oneText(
            texts.since(factor.since),
            texts.left(factor.codesLeft, RECOVERY_CODES),
            isRequired && texts.required,
          )}
        </p>
      )}
      {!factor && unprovedEmail !== null && <UnprovedNotice email={unprovedEmail} />}
      <div className={styles.actions}>
        {factor ? (
          <>
            <LinkButton to={addresses.recoveryCodes} variant="secondary">
              {texts.newCodes}
            </LinkButton>
            <LinkButton to={addresses.setUp} variant="secondary">
              {texts.newApp}
            </LinkButton>
            {!isRequired && (
              <LinkButton to={addresses.switchOff} variant="secondary">
                {texts.switchOff}
              </LinkButton>
            )}
          </>
        ) : (
          unprovedEmail === null && <LinkButton to={addresses.setUp}>{texts.setUp}</LinkButton>
        )}
      </div>
    </AccountPart>
  );
}
