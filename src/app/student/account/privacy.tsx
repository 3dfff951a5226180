/** Students' own data: downloading it, and having it deleted. */
import type { SubmitEvent } from "react";
import { Link } from "react-router";
import { categoryTexts } from "../../../content/en/category.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { privacyTexts } from "../../../content/en/privacy.ts";
import { realExamTexts } from "../../../content/en/real-exam.ts";
import { ProofForm } from "../../../modules/accounts/forms.ts";
import { findSecondFactor } from "../../../modules/accounts/queries/find-second-factor.server.ts";
import { findOwnCategory } from "../../../modules/students/queries/find-own-category.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { requireStudent } from "../../guards.server.ts";
import { CATEGORY, CATEGORY_DELETED, categoryAddress, SAVED } from "../../shared/account/category-address.ts";
import { AnyCodeField } from "../../shared/account/fields.tsx";
import { AccountPart, AccountParts } from "../../shared/account/part.tsx";
import { SavedAlert } from "../../shared/notices/saved-alert.tsx";
import { useNoticeOnce } from "../../shared/notices/use-notice-once.ts";
import { REAL_EXAM } from "../real-exam/address.ts";
import type { Route } from "./+types/privacy";
import styles from "./profile.module.css";

const texts = privacyTexts;
const NOTICE_NAMES = ["problem"];

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { accounts, db, timeZone } = context.get(servicesContext);
  const [factor, told] = await Promise.all([findSecondFactor(accounts, student.userId), findOwnCategory(db, student)]);
  return {
    problem: problemNamed(url.searchParams.get("problem")),
    asksForCode: factor !== null,
    told: told && { ...told, consentedAt: dateWriter(timeZone)(told.consentedAt).text },
    saved: url.searchParams.get(SAVED),
  };
}

type Problem = keyof typeof texts.download.failed;

function problemNamed(name: string | null): Problem | null {
  return name !== null && isProblem(name) ? name : null;
}

function isProblem(name: string): name is Problem {
  return Object.hasOwn(texts.download.failed, name);
}

/** The file download leaves the page in place; the form has been sent by then and can be cleared. */
function forgetTyped({ currentTarget: form }: SubmitEvent<HTMLFormElement>) {
  setTimeout(() => form.reset());
}

export default function Privacy({ loaderData: { problem, asksForCode, told, saved } }: Route.ComponentProps) {
  useNoticeOnce(problem !== null, NOTICE_NAMES);
  return (
    <>
      <PageHeading title={texts.title} text={texts.intro} />
      <AccountParts>
        <AccountPart id="download" title={texts.download.title}>
          <p>{texts.download.text}</p>
          <p>{texts.download.keep}</p>
          {/* The browser saves the response itself, so it works without scripts too. */}
          <FormFrame
            action="/account/privacy/file"
            reloadDocument
            schema={ProofForm}
            onSubmit={forgetTyped}
            message={problem ? texts.download.failed[problem] : undefined}
          >
            <PasswordField label={texts.password} name="password" autoComplete="current-password" required />
            {asksForCode && <AnyCodeField name="code" />}
            <Button type="submit" className={styles.save}>
              {texts.download.submit}
            </Button>
          </FormFrame>
        </AccountPart>
        <Category told={told} saved={saved} />
        <AccountPart id="real-exam" title={realExamTexts.privacy.heading}>
          <p>{realExamTexts.privacy.text}</p>
          <LinkButton to={REAL_EXAM} variant="secondary" className={styles.save}>
            {realExamTexts.privacy.open}
          </LinkButton>
        </AccountPart>
        <AccountPart id="delete" title={texts.deletion.title}>
          <p>{texts.deletion.text}</p>
          <LinkButton to="/account/privacy/delete" variant="secondary" className={styles.save}>
            {texts.deletion.open}
          </LinkButton>
        </AccountPart>
      </AccountParts>
      <p className={styles.note}>
        {texts.noticeText} <Link to="/privacy">{texts.notice}</Link>.
      </p>
    </>
  );
}

/** What was told for pass marks, with the way to change it; what was not told is asked for elsewhere. */
function Category({ told, saved }: Pick<Route.ComponentProps["loaderData"], "told" | "saved">) {
  const words = categoryTexts.privacy;
  return (
    <AccountPart id="category" title={words.heading}>
      {saved === CATEGORY && told && <SavedAlert>{words.saved}</SavedAlert>}
      {saved === CATEGORY_DELETED && !told && <SavedAlert>{words.deleted}</SavedAlert>}
      <p>{told ? words.told(told.category, told.hasDisability, told.consentedAt) : words.nothing}</p>
      {told && (
        <LinkButton to={categoryAddress({ kind: "account" })} variant="secondary" className={styles.save}>
          {words.open}
        </LinkButton>
      )}
    </AccountPart>
  );
}
