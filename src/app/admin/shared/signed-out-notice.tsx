import { Link } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { Alert } from "../../../ui/alert.tsx";

const texts = adminTexts.signedOut;

/** For a form that came back because nobody is signed in any more: the way to sign in without leaving what was written. */
export function SignedOutNotice({ next }: { next: string }) {
  return (
    <Alert tone="warning">
      <p>{texts.hint}</p>
      <p>
        <Link to={`/login?next=${encodeURIComponent(next)}`} target="_blank" reloadDocument>
          {texts.signIn}
        </Link>
      </p>
    </Alert>
  );
}
