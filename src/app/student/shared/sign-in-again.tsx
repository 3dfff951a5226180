import { useLocation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { LinkButton } from "../../../ui/button.tsx";

/** The way to sign in and come back to this page. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={`/login?next=${encodeURIComponent(pathname + search)}`} variant="secondary" size="sm">
      {dashboardTexts.signInAgain}
    </LinkButton>
  );
}
