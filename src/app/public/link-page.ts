/** What the pages behind the links in mails have in common, for their routes to hand on. */

/** The page holds the token. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

/** A refusal may mean that the link was used meanwhile: whether it works is asked again, unless nothing was reached. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  return actionStatus === 400 || defaultShouldRevalidate;
}
