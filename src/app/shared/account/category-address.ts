/** The page on which students tell, change or delete their category, and what the pages around it say of that. */

/** From where it was opened, and where a saved category leads back to. */
export type CategoryOrigin =
  | { kind: "attempt"; id: string }
  | { kind: "preset"; id: string }
  /** The account. */
  | { kind: "account" };

const PAGE = "/account/privacy/category";
const PRIVACY = "/account/privacy";

/** The parameter of an address, and its value, by which a page says that the category was just saved. */
export const [SAVED, CATEGORY, CATEGORY_DELETED] = ["saved", "category", "category-deleted"];

export function categoryAddress(origin: CategoryOrigin): string {
  return PAGE + categorySearch(origin, {});
}

/** The search of that page, with more parameters. */
export function categorySearch(origin: CategoryOrigin, more: Record<string, string>): string {
  const params = new URLSearchParams({ ...(origin.kind !== "account" && { [origin.kind]: origin.id }), ...more });
  return params.size > 0 ? `?${params}` : "";
}

/** Where the page leads back to. */
export function addressOfOrigin(origin: CategoryOrigin): string {
  switch (origin.kind) {
    case "attempt":
      return `/attempts/${origin.id}/review`;
    case "preset":
      return `/dashboard/tests/exams/${origin.id}`;
    case "account":
      return PRIVACY;
    default:
      return origin satisfies never;
  }
}

/** Where a saved category leads to: there it is said. */
export function addressAfterSaving(origin: CategoryOrigin): string {
  return `${addressOfOrigin(origin)}?${SAVED}=${CATEGORY}`;
}

/** Where a deleted one leads to. */
export const ADDRESS_AFTER_DELETION = `${PRIVACY}?${SAVED}=${CATEGORY_DELETED}`;
