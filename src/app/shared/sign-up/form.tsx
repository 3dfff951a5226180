/** The sign-up form, as on the page and in the dialog. */
import { Link, useLocation } from "react-router";
import { publicCourses } from "../../../content/courses.ts";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { CONSENT_VERSION, consentTexts } from "../../../content/en/consent.ts";
import { coursesTexts } from "../../../content/en/courses.ts";
import { messagesTexts } from "../../../content/en/messages.ts";
import { noticeTopicOf } from "../../../content/notice-topics.ts";
import type { FormValues } from "../../../core/forms.ts";
import { SignUpForm as Schema } from "../../../modules/accounts/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField, SelectField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";
import { loginAddress, signUpAddress } from "../account/addresses.ts";
import { EmailField, FullNameField, NewPasswordField } from "../account/fields.tsx";
import { useShell } from "../frame/visitor.ts";
import styles from "./form.module.css";

const texts = accountsTexts.signUp;

type SignUpCode = "taken" | "common-password" | "course-not-offered" | "invalid" | Failure;
export type SignUpReply = Reply<SignUpCode> | (Reply<"limited"> & { minutes: number });

/** Posts to /signup from any page, and then goes to `next` or the dashboard. */
export function SignUpForm({
  reply,
  typed,
  course,
  next = null,
  fetcher,
}: {
  reply: SignUpReply | undefined;
  /** What was typed before the form was closed. */
  typed?: FormValues | undefined;
  /** Preselected. */
  course?: string | undefined;
  next?: string | null;
  fetcher?: Parameters<typeof FormFrame>[0]["fetcher"];
}) {
  const values = reply?.values ?? typed ?? {};
  const messages = describeReply(reply, () => texts.failed, {
    taken: texts.taken,
    "common-password": { errors: { password: accountsTexts.errors.passwordCommon } },
    "course-not-offered": { errors: { course: accountsTexts.errors.courseNotOffered } },
    limited: ({ minutes }) => accountsTexts.tooMany(minutes),
  });
  const shell = useShell();
  const courses = shell?.site.signUpCourses ?? [];
  const notReady = (shell?.notReady ?? []).filter((one) => courses.some((title) => title === one.course));
  return (
    <FormFrame
      action={signUpAddress(next)}
      schema={Schema}
      {...messages}
      renderMessage={(message) => (reply?.code === "taken" ? <Taken course={values.course} next={next} /> : message)}
      {...(fetcher ? { fetcher } : {})}
    >
      <FullNameField typed={values.name} />
      <EmailField label={texts.email} typed={values.email} />
      <NewPasswordField label={texts.password} name="password" />
      <SelectField
        label={texts.course}
        name="course"
        options={courses.map((title) => ({ value: title, label: title }))}
        placeholder={texts.chooseCourse}
        required
        defaultValue={values.course || course}
        hint={notReady.length > 0 && <NotReady courses={notReady} />}
      />
      <ConsentField typed={values.consent} />
      <Button type="submit" size="lg" busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}

/**
 * Courses that have no lessons or no practice tests yet, each with a link to be notified. The links open in a new tab, so that nothing
 * typed is lost.
 */
function NotReady({ courses }: { courses: ReadonlyArray<{ course: string; hasLessons: boolean; hasTests: boolean }> }) {
  return courses.map(({ course, ...has }) => {
    const topic = noticeTopicOf(course);
    return (
      <span key={course} className={styles.line}>
        <span>{coursesTexts.notReady(course, has)}</span>{" "}
        {topic && (
          <Link to={`/notify-me?${new URLSearchParams({ topic })}`} target="_blank" rel="noopener">
            {messagesTexts.notice.submit}
            <VisuallyHidden>{`: ${course}`}</VisuallyHidden>
          </Link>
        )}
      </span>
    );
  });
}

/** The consent that every sign-up asks for, as `consent`. */
export function ConsentField({ typed }: { typed: string | undefined }) {
  return (
    <CheckboxField
      label={<ConsentWording />}
      name="consent"
      value={CONSENT_VERSION}
      required
      defaultChecked={typed === CONSENT_VERSION}
      hint={consentTexts.hint}
    />
  );
}

/** The exact wording that is stored. The texts open beside the form, so that nothing typed is lost. */
function ConsentWording() {
  return consentTexts.parts.map((part) =>
    part.to ? (
      <Link key={part.text} to={part.to} target="_blank" rel="noopener">
        {part.text}
      </Link>
    ) : (
      <span key={part.text}>{part.text}</span>
    ),
  );
}

/** The sentence, with both links in it. */
function Taken({ course, next }: { course: string | undefined; next: string | null }) {
  const { start, signIn, or, reset, end } = texts.takenParts;
  return (
    <>
      <span>{start}</span>
      <Link to={useLoginAddress(course, next)}>{signIn}</Link>
      <span>{or}</span>
      <Link to="/forgot-password">{reset}</Link>
      <span>{end}</span>
    </>
  );
}

/** The link to sign in, for people with an account. */
export function HaveAccount({ course, next = null }: { course?: string | undefined; next?: string | null }) {
  return (
    <p>
      {texts.haveAccount} <Link to={useLoginAddress(course, next)}>{texts.signIn}</Link>
    </p>
  );
}

/** The address of sign-in, with the return address: `next`, the page behind the dialog, or the course asked for. */
function useLoginAddress(course: string | undefined, next: string | null): string {
  const { pathname } = useLocation();
  if (next) return loginAddress(next);
  if (pathname !== "/signup") return loginAddress(pathname === "/" ? null : pathname);
  const known = publicCourses.find(({ title }) => title === course);
  return loginAddress(known ? `/courses/${known.id}` : null);
}
