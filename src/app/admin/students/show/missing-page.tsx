import { isRouteErrorResponse } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { useRequestId } from "../../../request-id.ts";
import { ErrorNotice } from "../../../shared/notices/error-page.tsx";

/** In the place of a page below the students: what is not there is said in its own words, everything else in those of all pages. */
export function MissingPage({
  error,
  title,
  text,
  back,
}: {
  error: unknown;
  title: string;
  text: string;
  back: { to: string; label: string };
}) {
  const requestId = useRequestId();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorNotice error={error} requestId={requestId} />;
  return (
    <>
      <title>{adminTexts.pageTitle(title)}</title>
      <PageHeading title={title} back={back} />
      <EmptyState icon="user" title={text}>
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </EmptyState>
    </>
  );
}
