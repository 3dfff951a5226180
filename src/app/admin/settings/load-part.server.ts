/** What the parts of Site Settings begin with. */
import type { RouterContextProvider } from "react-router";
import type { FormValues } from "../../../core/forms.ts";
import type { SettingsPart } from "../../../modules/site/forms.ts";
import { hasConfirmedClaims } from "../../../modules/site/queries/has-confirmed-claims.server.ts";
import { loadSettings, settingsIn, versionOfPart } from "../../../modules/site/queries/load-settings.server.ts";
import { claimsOf, type MissingSetting, missingIn } from "../../../modules/site/rules.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { fieldText } from "../shared/newer-values.ts";

export type LoadedPart = {
  /** As its form holds them: a choice of several is one a line. */
  values: FormValues;
  version: string;
};

/** The settings of a part, as they are stored, and what its page says beside them. */
export async function loadPart(context: Readonly<RouterContextProvider>, part: SettingsPart) {
  const admin = requireAdmin(context);
  const { db, adminEmail } = context.get(servicesContext);
  const settings = await loadSettings(db, admin);
  const values = Object.entries(settingsIn(part, settings)).map(([name, value]) => [name, fieldText(value)]);
  const { logoUrl, instituteName } = settings;
  const claims = claimsOf(settings);
  const hasConfirmed = await hasConfirmedClaims(db, admin, claims);
  const missing: MissingSetting[] = [...missingIn(settings), ...(hasConfirmed ? [] : (["claims"] as const))];
  return {
    values: Object.fromEntries(values),
    version: versionOfPart(part, settings),
    missing,
    /** Null once they are confirmed. */
    unconfirmed: hasConfirmed ? null : claims,
    ...{ logoUrl, instituteName, adminEmail, ownEmail: admin.email },
  };
}
