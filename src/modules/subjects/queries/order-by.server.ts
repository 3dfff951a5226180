/** The order of subjects, and of the lessons of a subject, in every list. */
import { asc } from "drizzle-orm";
import { naturalOrder } from "../../../db/natural-order.ts";
import { lessons, subjects } from "../../../db/schema.ts";

/** As somebody ordered them by hand, else by name. */
export const subjectOrderBy = [asc(subjects.position), asc(naturalOrder(subjects.name))];

/** As somebody ordered them by hand, else by title. */
export const lessonOrderBy = [asc(lessons.position), asc(naturalOrder(lessons.title))];
