/** The addresses of faculty, results and testimonials in Site Settings. */
import { data } from "react-router";
import type { ShowcaseKind } from "../../../modules/showcase/rules.ts";

const SEGMENTS = { faculty: "faculty", result: "results", testimonial: "testimonials" } as const;

/** The address of the list of a kind. */
export function addressOfShowcase(kind: ShowcaseKind): string {
  return `/admin/settings/${SEGMENTS[kind]}`;
}

/** The kind that an address speaks of. Throws "not found" for one that speaks of none. */
export function requireShowcaseKind({ kind }: { kind: string }): ShowcaseKind {
  switch (kind) {
    case SEGMENTS.faculty:
      return "faculty";
    case SEGMENTS.result:
      return "result";
    case SEGMENTS.testimonial:
      return "testimonial";
    default:
      throw data(null, { status: 404 });
  }
}
