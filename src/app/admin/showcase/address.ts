/** The addresses of faculty, results and testimonials in Site Settings. */
import { data } from "react-router";
import type { ShowcaseKind } from "../../../modules/showcase/rules.ts";

const SHELVES = { faculty: "faculty", result: "results", testimonial: "testimonials" } as const;

/** The address of the list of a kind. */
export function addressOfShowcase(kind: ShowcaseKind): string {
  return `/admin/settings/${SHELVES[kind]}`;
}

/** The kind that an address speaks of. Throws "not found" for one that speaks of none. */
export function requireShowcaseKind({ shelf }: { shelf: string }): ShowcaseKind {
  switch (shelf) {
    case SHELVES.faculty:
      return "faculty";
    case SHELVES.result:
      return "result";
    case SHELVES.testimonial:
      return "testimonial";
    default:
      throw data(null, { status: 404 });
  }
}
