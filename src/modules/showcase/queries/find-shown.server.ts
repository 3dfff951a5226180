/** What visitors see. The days of consent and of editing stay with the institute. */
import { and, eq } from "drizzle-orm";
import { imageAddress } from "../../../core/image-address.ts";
import type { Db } from "../../../db/client.ts";
import { images, showcaseEntries } from "../../../db/schema.ts";
import { shareQuery } from "../../../db/shared-query.ts";
import { ENTRIES_MAX, SHOWN_MAX, type ShowcaseKind } from "../rules.ts";
import { showcaseOrder } from "./list-entries.server.ts";

/** Somebody as visitors see them. */
export type Shown = Awaited<ReturnType<typeof readShown>>[number];

/** What students achieved and say. */
export type SuccessStories = { results: Shown[]; testimonials: Shown[] };

/** Everybody who teaches, in the institute's order. */
export function findFaculty(db: Db): Promise<Shown[]> {
  return readShared(db, { kind: "faculty", courseId: "", limit: ENTRIES_MAX });
}

/** The first results and testimonials, of all courses or of one. */
export async function findSuccessStories(db: Db, courseId: string | null): Promise<SuccessStories> {
  const read = (kind: "result" | "testimonial") =>
    readShared(db, { kind, courseId: courseId ?? "", limit: SHOWN_MAX[kind] });
  const [results, testimonials] = await Promise.all([read("result"), read("testimonial")]);
  return { results, testimonials };
}

type ShownQuery = { kind: ShowcaseKind; courseId: string; limit: number };

const readShared = shareQuery(readShown);

async function readShown(db: Db, { kind, courseId, limit }: ShownQuery) {
  const { id, name, photoId, photoAlt, words, exam, rank, courseDuration, isPaid, resultOn } = showcaseEntries;
  const rows = await db
    .select({
      ...{ id, name, photoId, photoAlt, words, exam, rank, courseDuration, isPaid, resultOn },
      courseId: showcaseEntries.courseId,
      width: images.width,
      height: images.height,
    })
    .from(showcaseEntries)
    .leftJoin(images, eq(images.id, photoId))
    .where(and(eq(showcaseEntries.kind, kind), courseId === "" ? undefined : eq(showcaseEntries.courseId, courseId)))
    .orderBy(...showcaseOrder)
    .limit(limit);
  return rows.map(({ photoId, photoAlt, width, height, ...entry }) => ({
    ...entry,
    photo:
      photoId !== null && width !== null && height !== null
        ? { src: imageAddress(photoId), alt: photoAlt, width, height }
        : null,
  }));
}
