/** Whom visitors see: what is entered, in which order, and what goes when somebody is deleted. */
import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { imageIdOf } from "../../core/image-address.ts";
import { auditEntries, images, showcaseEntries } from "../../db/schema.ts";
import { buildAdmin } from "../../testing/build.ts";
import { buildEntry, buildPortrait, showcaseInput } from "../../testing/build-showcase.ts";
import { db } from "../../testing/test-db.ts";
import { storeImage } from "../images/commands/store-image.server.ts";
import { deleteExpired } from "../retention/commands/delete-outdated.server.ts";
import { deleteEntry } from "./commands/delete-entry.server.ts";
import { orderEntries } from "./commands/order-entries.server.ts";
import { saveEntry } from "./commands/save-entry.server.ts";
import { findEntry } from "./queries/find-entry.server.ts";
import { findShowcaseOrder } from "./queries/find-showcase-order.server.ts";
import { findFaculty, findSuccessStories } from "./queries/find-shown.server.ts";
import { listEntries } from "./queries/list-entries.server.ts";
import { ENTRIES_MAX, SHOWN_MAX, type ShowcaseKind } from "./rules.ts";

const NOW = new Date("2026-11-22T09:00:00Z");
const admin = await buildAdmin(db);
const namesOf = (people: ReadonlyArray<{ name: string }>) => people.map(({ name }) => name);

beforeEach(async () => {
  await db.delete(showcaseEntries);
});

async function isKept(address: string): Promise<boolean> {
  return (await db.$count(images, eq(images.id, imageIdOf(address) ?? ""))) === 1;
}

async function stored(entryId: Parameters<typeof findEntry>[2]) {
  const entry = await findEntry(db, admin, entryId);
  if (!entry) throw new Error("gone");
  return entry;
}

test("visitors see who was entered, those of a course on its page, and never the day of consent", async () => {
  const photo = await buildPortrait(db, admin);
  const teacher = await buildEntry(db, admin, "faculty", { photo, photoAlt: "At the bedside" });
  const ours = await buildEntry(db, admin, "result", { courseId: "norcet" });
  const others = await buildEntry(db, admin, "result", { courseId: "oet" });
  const testimonial = await buildEntry(db, admin, "testimonial");

  expect(await findFaculty(db)).toMatchObject([
    { name: teacher.input.name, words: "MSc Nursing", photo: { src: photo, alt: "At the bedside", width: 24 } },
  ]);
  const home = await findSuccessStories(db, null);
  expect(namesOf(home.results)).toEqual([ours.input.name, others.input.name]);
  expect(namesOf(home.testimonials)).toEqual([testimonial.input.name]);
  const course = await findSuccessStories(db, "oet");
  expect([namesOf(course.results), course.testimonials]).toEqual([[others.input.name], []]);
  expect(JSON.stringify([home, course])).not.toContain("consent");
});

test("only the first ones of the institute's order are shown, and the order can be changed", async () => {
  const names: string[] = [];
  for (let count = 0; count <= SHOWN_MAX.result; count += 1) {
    names.push((await buildEntry(db, admin, "result")).input.name);
  }
  expect(namesOf((await findSuccessStories(db, null)).results)).toEqual(names.slice(0, -1));

  const order = await findShowcaseOrder(db, admin, "result");
  const ids = order.items.map(({ id }) => id).reverse();
  expect(await orderEntries(db, admin, "result", { basedOn: order.version, ids }, NOW)).toEqual({ kind: "ordered" });

  expect(namesOf(await listEntries(db, admin, "result"))).toEqual(names.toReversed());
  expect(await orderEntries(db, admin, "result", { basedOn: order.version, ids }, NOW)).toEqual({ kind: "stale" });
  expect((await newestEntry()).after).toEqual({ order: names.toReversed() });
});

test("of two who edit the same the second is told, and what changed is written down", async () => {
  const { entryId, input } = await buildEntry(db, admin, "faculty");
  const { updatedAt: basedOn } = await stored(entryId);
  const save = (words: string, based = basedOn) =>
    saveEntry(db, admin, { kind: "existing", entryId, of: "faculty", basedOn: based }, { ...input, words }, NOW);

  expect(await save("PhD Nursing")).toMatchObject({ kind: "saved" });
  expect(await newestEntry()).toMatchObject({
    action: "faculty.edited",
    before: { words: "MSc Nursing" },
    after: { words: "PhD Nursing" },
  });
  const told = await save("BSc Nursing");
  if (told.kind !== "stale") throw new Error(told.kind);
  expect(told.entry.words).toBe("PhD Nursing");
  expect(await save("BSc Nursing", told.entry.updatedAt)).toMatchObject({ kind: "saved" });
});

test("who is deleted is gone with the photo, and the audit says who it was", async () => {
  const photo = await buildPortrait(db, admin);
  const { entryId, input } = await buildEntry(db, admin, "result", { photo });
  const remove = (kind: ShowcaseKind) => deleteEntry(db, admin, { kind, entryId }, NOW);

  expect(await remove("testimonial")).toEqual({ kind: "not-found" });
  expect(await remove("result")).toEqual({ kind: "deleted" });

  expect(await findEntry(db, admin, entryId)).toBeNull();
  expect(await isKept(photo)).toBe(false);
  expect(await newestEntry()).toMatchObject({
    action: "result.deleted",
    subjectName: input.name,
    before: { consentOn: input.consentOn, rank: input.rank },
  });
  // A result has no words of its own.
  expect((await newestEntry()).before).not.toHaveProperty("words");
  expect(await remove("result")).toEqual({ kind: "not-found" });
});

test("a photo stays while somebody else is shown with it, or a text may show it, and goes with the last", async () => {
  const photo = await buildPortrait(db, admin);
  const one = await buildEntry(db, admin, "result", { photo });
  const other = await buildEntry(db, admin, "testimonial", { photo });
  await deleteEntry(db, admin, { kind: "result", entryId: one.entryId }, NOW);
  expect(await isKept(photo)).toBe(true);

  const { updatedAt: basedOn } = await stored(other.entryId);
  const target = { kind: "existing", of: "testimonial", entryId: other.entryId, basedOn } as const;
  await saveEntry(db, admin, target, { ...other.input, photo: await buildPortrait(db, admin) }, NOW);
  expect(await isKept(photo)).toBe(false);

  const shared = await buildPortrait(db, admin);
  const [image] = await db
    .select()
    .from(images)
    .where(eq(images.id, imageIdOf(shared) ?? ""));
  if (!image) throw new Error("no image");
  const again = await storeImage(db, admin, image.bytes, NOW);
  const last = await buildEntry(db, admin, "faculty", { photo: again.kind === "stored" ? again.address : null });
  await deleteEntry(db, admin, { kind: "faculty", entryId: last.entryId }, NOW);
  expect(again.kind === "stored" && (await isKept(again.address))).toBe(true);
});

test("a photo that was uploaded and never saved is gone after a day", async () => {
  const [forgotten, shown] = [await buildPortrait(db, admin, NOW), await buildPortrait(db, admin, NOW)];
  await buildEntry(db, admin, "faculty", { photo: shown });
  const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

  await deleteExpired(db, () => false, at(23));
  expect(await isKept(forgotten)).toBe(true);
  await deleteExpired(db, () => false, at(25));
  expect([await isKept(forgotten), await isKept(shown)]).toEqual([false, true]);
});

test("there is an end to how many fit, and a photo that is gone has to be chosen once more", async () => {
  await db.execute(sql`insert into showcase_entries (id, kind, position, name, words, created_at, updated_at)
    select gen_random_uuid(), 'faculty', n, 'Teacher ' || n, 'RN', now(), now() from generate_series(1, ${ENTRIES_MAX}::int) n`);
  const add = (kind: ShowcaseKind, photo: string | null) =>
    saveEntry(db, admin, { kind: "new", of: kind }, showcaseInput(kind, { photo }), NOW);

  expect(await add("faculty", null)).toEqual({ kind: "full" });
  expect(await add("result", null)).toMatchObject({ kind: "saved" });
  const gone = `/images/${newId().replaceAll("-", "").repeat(2)}.webp`;
  expect(await add("result", gone)).toEqual({ kind: "photo-gone" });
});

test("the database itself takes no result without consent, or with one from before the result", async () => {
  const { entryId } = await buildEntry(db, admin, "result");
  const own = eq(showcaseEntries.id, entryId);
  await expect(db.update(showcaseEntries).set({ consentOn: null }).where(own)).rejects.toThrow();
  await expect(db.update(showcaseEntries).set({ consentOn: "2026-02-28" }).where(own)).rejects.toThrow();
});

async function newestEntry() {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, admin.userId))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!entry) throw new Error("nothing was written down");
  return entry;
}
