/**
 * `npm run admin:reset`: gives the administrator a new password and ends all sessions. The password is ADMIN_PASSWORD if that
 * is set, else a generated one. With `-- --two-factor` the password is kept and the second factor removed: for a lost phone.
 */
import { parseArgs } from "node:util";
import { messageOf, OperatorError } from "../core/errors.ts";
import type { Database } from "../db/client.ts";
import { removeAdminSecondFactor } from "../modules/accounts/commands/remove-admin-second-factor.server.ts";
import { resetAdminPassword } from "../modules/accounts/commands/reset-admin-password.server.ts";
import { readSettings, type Settings } from "../server/env.ts";
import { runCommand, withDatabase } from "./run-command.ts";

await runCommand(async () => {
  const isTwoFactor = readsTwoFactor();
  const settings = readSettings(process.env);
  await withDatabase(settings, (database) =>
    isTwoFactor ? removeTwoFactor(database, settings) : resetPassword(database, settings),
  );
  return 0;
});

function readsTwoFactor(): boolean {
  try {
    const { values } = parseArgs({ options: { "two-factor": { type: "boolean", default: false } } });
    return values["two-factor"];
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\nUse: npm run admin:reset [-- --two-factor]`);
  }
}

async function resetPassword({ db }: Database, settings: Settings): Promise<void> {
  const { password, wasGenerated } = await resetAdminPassword(db, { kind: "operator" }, settings, new Date());
  const { adminEmail } = settings;
  console.log(
    `The administrator ${adminEmail} has a new password${wasGenerated ? ":" : ", the one in ADMIN_PASSWORD."}`,
  );
  if (wasGenerated) console.log(password);
}

async function removeTwoFactor({ db }: Database, { adminEmail, adminTwoFactor }: Settings): Promise<void> {
  const wasOn = await removeAdminSecondFactor(db, { kind: "operator" }, { adminEmail }, new Date());
  if (!wasOn) {
    console.log(`The administrator ${adminEmail} has no two-step sign-in. Nothing was changed.`);
    return;
  }
  console.log(`The administrator ${adminEmail} signs in with the password alone now, and was signed out everywhere.`);
  if (adminTwoFactor === "required") console.log("The next sign-in asks to set two-step sign-in up again.");
}
