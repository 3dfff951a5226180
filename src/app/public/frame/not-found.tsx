import { data } from "react-router";

/** The catch-all route. */
export function loader() {
  throw data(null, { status: 404 });
}

/**
 * Never rendered: the loader always throws. Without a component this would be a resource route, and visitors would not see a
 * page.
 */
export default function NotFound() {
  return null;
}
