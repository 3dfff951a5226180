/**
 * Behind the link in the emails about what is due. Mail programs post to it from their own button (RFC 8058), so a POST is answered
 * with the page and never with a redirect, whatever its body.
 */
import { Link } from "react-router";
import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { stopReminders } from "../../../modules/study-plan/commands/stop-reminders.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { type Given, pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { Thanks } from "../../shared/notices/thanks.tsx";
import type { Route } from "./+types/stop";

export { sendForm as clientAction } from "../../form-reply.ts";
export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = studyPlanTexts.stop;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.intro, path: "/due-email/stop", isHidden: true });

export async function action({ context, url }: Route.ActionArgs) {
  const run = ({ db }: Given) => stopReminders(db, url.searchParams.get("token") ?? "");
  return pressAction(context, run, { stopped: 200, unknown: 404 });
}

export default function StopReminders({ actionData }: Route.ComponentProps) {
  if (actionData?.code === "stopped") {
    return (
      <AuthPage title={texts.title} links={<Link to="/dashboard/plan">{texts.plan}</Link>}>
        <Thanks>{texts.done}</Thanks>
      </AuthPage>
    );
  }
  const { message } = describeReply(actionData, texts.failed, { unknown: texts.unknown });
  return (
    <AuthPage title={texts.title} intro={texts.intro}>
      {actionData?.code === "unknown" ? (
        <Alert tone="error">{texts.unknown}</Alert>
      ) : (
        <FormFrame message={message}>
          <Button variant="primary" busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </FormFrame>
      )}
    </AuthPage>
  );
}
