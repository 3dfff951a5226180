/** The content of each course's page. Separate from the lists, so that only that page loads it. */
import type { PublicCourse } from "../courses.ts";
import type { CoursePage } from "./contract.ts";
import { dhaPage } from "./dha.ts";
import { nclexRnPage } from "./nclex-rn.ts";
import { norcetPage } from "./norcet.ts";
import { oetPage } from "./oet.ts";
import { oscePage } from "./osce.ts";
import { ptePage } from "./pte.ts";

export const coursePages: Readonly<Record<PublicCourse["id"], CoursePage>> = {
  "nclex-rn": nclexRnPage,
  osce: oscePage,
  oet: oetPage,
  pte: ptePage,
  norcet: norcetPage,
  dha: dhaPage,
};
