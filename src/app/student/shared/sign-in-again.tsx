import { useLocation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { LinkButton } from "../../../ui/button.tsx";

/** The link to sign in and return to this page. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={`/login?next=${encodeURIComponent(pathname + search)}`} variant="secondary" size="sm">
      {dashboardTexts.signInAgain}
    </LinkButton>
  );
}
