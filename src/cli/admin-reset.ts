/**
 * `npm run admin:reset`: gives the administrator a new password and signs out whoever used the old one. The password is
 * ADMIN_PASSWORD when that is set, else a generated one.
 */
import { OperatorError } from "../core/errors.ts";
import { openDatabase } from "../db/client.ts";
import { resetAdminPassword } from "../modules/accounts/commands/reset-admin-password.server.ts";
import { readSettings } from "../server/env.ts";

try {
  await resetFromSettings();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}

async function resetFromSettings(): Promise<void> {
  const settings = readSettings(process.env);
  const { adminEmail, databaseUrl, dataDir } = settings;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir }, (line) => console.error(line));
  try {
    const { password, wasGenerated } = await resetAdminPassword(database.db, settings);
    console.log(
      `The administrator ${adminEmail} has a new password${wasGenerated ? ":" : ", the one in ADMIN_PASSWORD."}`,
    );
    if (wasGenerated) console.log(password);
  } finally {
    await database.close();
  }
}
