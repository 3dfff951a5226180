import { data } from "react-router";

/** Every address that nothing else answers to. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws. It makes this a page and not a resource, so that visitors see one. */
export default function NotFound() {
  return null;
}
