/** Notices above the form when a save failed, with what to do about it. */
import { Link, useLocation } from "react-router";
import { questionTexts } from "../../../../content/en/questions.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { SignedOutNotice } from "../../shared/signed-out-notice.tsx";

const texts = questionTexts.form;
const LIST = "/admin/questions";

/** More about why the form came back; nothing when its message says it all. */
export function FormNotice({ code }: { code: string | undefined }) {
  switch (code) {
    case "stale":
      return <NewerVersion />;
    case "signedOut":
      return <SignedOutNotice next={LIST} />;
    default:
      return null;
  }
}

/** The way to the version that was published meanwhile, beside what was written here. */
function NewerVersion() {
  const { pathname } = useLocation();
  return (
    <Alert tone="warning">
      <p>{texts.staleHint}</p>
      <p>
        <Link to={pathname} target="_blank" reloadDocument>
          {texts.compare}
        </Link>
      </p>
    </Alert>
  );
}
