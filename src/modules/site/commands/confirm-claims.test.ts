import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, siteSettings } from "../../../db/schema.ts";
import { buildAdmin } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { hasConfirmedClaims } from "../queries/has-confirmed-claims.server.ts";
import { claimsKey, claimsOf, firstSite } from "../rules.ts";
import { confirmClaims } from "./confirm-claims.server.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

test("the figures of the institute are unconfirmed until somebody confirms them as they are, and others again", async () => {
  const admin = await buildAdmin(db);
  const claims = claimsOf(firstSite);
  const others = { ...claims, studentsPlaced: "120" };
  expect(await hasConfirmedClaims(db, admin, claims)).toBe(false);

  expect(await confirmClaims(db, admin, claimsKey(others), NOW)).toEqual({ kind: "stale" });
  expect(await hasConfirmedClaims(db, admin, claims)).toBe(false);
  expect(await confirmClaims(db, admin, claimsKey(claims), NOW)).toEqual({ kind: "confirmed" });

  expect(await hasConfirmedClaims(db, admin, claims)).toBe(true);
  await db.update(siteSettings).set({ studentsPlaced: "120" });
  expect(await hasConfirmedClaims(db, admin, others)).toBe(false);
  expect(await confirmClaims(db, admin, claimsKey(others), NOW)).toEqual({ kind: "confirmed" });
  expect(await hasConfirmedClaims(db, admin, others)).toBe(true);
  expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.userId))).toMatchObject([
    { action: "claims.confirmed", after: claims },
    { action: "claims.confirmed", after: others },
  ]);
});
