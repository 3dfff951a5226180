/** The institute's own picture. It is stored as every image is; the settings only say at which address. */
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { storeImage } from "../../images/commands/store-image.server.ts";
import { kindOfFile } from "../../images/rules.ts";
import { LOGO_FILE_LIMIT } from "../rules.ts";

export type ChangeLogoResult =
  | { kind: "changed"; address: string }
  | { kind: "not-an-image" }
  /** A vector drawing, which can hold scripts and ask other hosts. */
  | { kind: "drawing" }
  | { kind: "heic" }
  | { kind: "too-large" }
  /** A picture by its first bytes, but damaged. */
  | { kind: "unreadable" }
  | { kind: "moving" }
  | { kind: "too-many-pixels" };

/** Makes a file the logo of the site. What it is says its content, never its name. */
export async function changeLogo(
  db: Db,
  admin: Admin,
  file: Uint8Array,
  now: Date,
  fileName = "",
): Promise<ChangeLogoResult> {
  const kind = kindOfFile(file);
  if (kind === "other") return { kind: "not-an-image" };
  if (kind === "drawing" || kind === "heic") return { kind };
  if (file.byteLength >= LOGO_FILE_LIMIT) return { kind: "too-large" };
  const stored = await storeImage(db, admin, file, now, { fileName });
  if (stored.kind !== "stored") return stored;
  await putLogo(db, admin, stored.address, now);
  return { kind: "changed", address: stored.address };
}

/** Removes the logo: the product's own mark is shown instead. */
export async function removeLogo(db: Db, admin: Admin, now: Date): Promise<{ kind: "removed" }> {
  await putLogo(db, admin, null, now);
  return { kind: "removed" };
}

/** The versions of the other settings do not change: saving them from an open form does not overwrite this. */
async function putLogo(db: Db, admin: Admin, logoUrl: string | null, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ours = eq(siteSettings.id, 1);
    const [before] = await tx.select({ logoUrl: siteSettings.logoUrl }).from(siteSettings).where(ours).for("update");
    await tx.update(siteSettings).set({ logoUrl }).where(ours);
    await recordAudit(tx, admin, { action: "logo.changed", before: { ...before }, after: { logoUrl } }, now);
  });
}
