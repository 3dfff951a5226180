import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { Alert } from "../../../ui/alert.tsx";

const texts = dashboardTexts.tests;

/** Says why an inactive student cannot start a test, and whom to write to. */
export function InactiveNotice({ id, contact }: { id: string; contact: string }) {
  return (
    <div id={id}>
      <Alert tone="warning">
        {texts.inactive} {texts.inactiveContact} <a href={`mailto:${contact}`}>{contact}</a>.
      </Alert>
    </div>
  );
}
