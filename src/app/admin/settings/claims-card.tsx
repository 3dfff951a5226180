import { Form, useNavigation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { type Claims, claimsKey } from "../../../modules/site/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { describeReply } from "../../form-reply.ts";
import type { SettingsReply } from "./actions.server.ts";
import { Section } from "./part-form.tsx";
import styles from "./parts.module.css";
import { SettingAnchor } from "./setting-anchor.tsx";

const texts = settingsTexts.confirmation;

/** Asks whether the figures that visitors see are true of the institute. */
export function ClaimsCard({ claims, reply }: { claims: Claims; reply: SettingsReply | undefined }) {
  const { formData } = useNavigation();
  const failed =
    reply?.form === "claims" ? describeReply(reply, adminTexts.notDone, { stale: texts.stale }).message : undefined;
  return (
    <SettingAnchor name="claims">
      <Section title={texts.title} text={texts.text}>
        {failed && <Alert tone="error">{failed}</Alert>}
        <ul className={styles.missingList}>
          <li>{texts.studentsPlaced(claims.studentsPlaced)}</li>
          <li>{texts.successRate(claims.successRate)}</li>
          <li>{texts.programs(claims.programs)}</li>
          <li>{texts.countries(claims.countries)}</li>
        </ul>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="claims" value={claimsKey(claims)} />
          <Button name="intent" value="claims" busy={formData?.get("intent") === "claims"} busyLabel={texts.busy}>
            {texts.confirm}
          </Button>
        </Form>
      </Section>
    </SettingAnchor>
  );
}
