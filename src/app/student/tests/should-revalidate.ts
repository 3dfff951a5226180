const REFUSED = 400;

/** What was refused may have changed since the page was loaded: it is reloaded, unless the request failed. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  return actionStatus === REFUSED || defaultShouldRevalidate;
}
