/**
 * The words for each entry of the audit, after the name of the person who did it. An action without words here does not compile.
 * `name` is what it was done to, which may be a link.
 */
import { localized } from "../texts.ts";
import type { auditTexts } from "./audit.ts";

export type SentenceValues = {
  name: string;
  /** A value of the entry in words, after the change or else before it; empty if there is none. */
  text: (field: string) => string;
  /** A number of the entry with its noun; 0 if there is none. */
  count: (field: string, one: string, many: string) => string;
  has: (field: string) => boolean;
};

/** One of them, or all that were unread. */
const marked =
  (how: string, [one, many]: readonly [string, string]) =>
  ({ name, has, count }: SentenceValues) =>
    `marked ${has("count") ? count("count", one, many) : `the ${one} of ${name}`} as ${how}`;

const withSubject =
  (verb: string) =>
  ({ name }: SentenceValues) =>
    `${verb} ${name}`;

const MESSAGES = ["message", "messages"] as const;
const SUBSCRIBERS = ["subscription", "subscriptions"] as const;

const changedTogether = ({ text, count }: SentenceValues) => {
  const questions = count("questions", "question", "questions");
  switch (text("kind")) {
    case "moved":
      return `moved ${questions} to the lesson ${text("lessonId")}`;
    case "labelled":
      return `set the labels of ${questions}`;
    case "withdrawn":
      return `withdrew ${questions}`;
    case "brought back":
      return `brought ${questions} back`;
    case "reviewed":
      return `recorded the review of ${questions}`;
    default:
      return `changed ${questions} together`;
  }
};

export const auditSentences = localized({
  "student.added": withSubject("added the student"),
  "students.imported": ({ count }) => `imported ${count("added", "student", "students")} from a file`,
  "students.import-undone": ({ count }) => `undid an import: deleted ${count("students", "student", "students")}`,
  "students.exported": ({ has, count }) =>
    has("students")
      ? `exported ${count("students", "chosen student", "chosen students")}`
      : "exported the list of students",
  "students.changed": ({ has, text, count }) =>
    has("status")
      ? `set ${count("students", "student", "students")} to ${text("status")}`
      : `enrolled ${count("students", "student", "students")} in the course ${text("course")}`,
  "students.written-to": ({ name, count }) =>
    `sent the message “${name}” to ${count("recipients", "student", "students")}`,
  "students.invited": ({ count }) => `sent invitations to ${count("invited", "student", "students")}`,
  "students.deleted": ({ count }) => `deleted ${count("students", "student", "students")}`,
  "student.edited": withSubject("edited the student"),
  "student.status-changed": ({ name, text }) => `set ${name} to ${text("status")}`,
  "student.note-added": withSubject("added a note about"),
  "student.note-deleted": withSubject("deleted a note about"),
  "student.invited": ({ name }) => `sent an invitation to ${name}`,
  "student.password-reset-mailed": ({ name }) => `emailed ${name} a link for a new password`,
  "student.signed-out": ({ name }) => `signed ${name} out everywhere`,
  "student.deleted": withSubject("deleted the student"),
  "student.left": () => "deleted their own account",
  "student.expired": () => "deleted an unused account",
  "student.second-factor-off": ({ name }) => `switched off two-step sign-in for ${name}`,
  "account.password-changed": () => "changed their own password",
  "account.password-reset": ({ name }) => `set a new password for the administrator ${name}`,
  "account.second-factor-on": () => "switched on their own two-step sign-in",
  "account.app-changed": () => "changed to another authenticator app",
  "account.second-factor-off": ({ name }) => `switched off two-step sign-in for the administrator ${name}`,
  "account.recovery-codes-renewed": () => "made new recovery codes for their own account",
  "account.signed-out-elsewhere": () => "signed out their own other devices",
  "certificate.revoked": withSubject("revoked the certificate"),
  "certificate.restored": withSubject("restored the certificate"),
  "subject.added": withSubject("added the subject"),
  "subject.edited": withSubject("edited the subject"),
  "subject.deleted": withSubject("deleted the subject"),
  "subjects.ordered": () => "changed the order of the subjects",
  "lesson.added": withSubject("added the lesson"),
  "lesson.edited": withSubject("edited the lesson"),
  "lesson.deleted": withSubject("deleted the lesson"),
  "lessons.ordered": ({ name }) => `changed the order of the lessons of ${name}`,
  "question.added": withSubject("added the question"),
  "question.edited": withSubject("edited the question"),
  "question.deleted": withSubject("deleted the question"),
  "questions.withdrawn": ({ name, has, count }) =>
    has("questions")
      ? `withdrew ${count("questions", "question", "questions")} of ${name}`
      : `withdrew the question ${name}`,
  "questions.changed": changedTogether,
  "questions.change-undone": ({ count }) => `undid a change to ${count("questions", "question", "questions")}`,
  "question.signed": ({ name }) => `recorded the review of question ${name}`,
  "question.signature-taken-back": ({ name }) => `took back the review of question ${name}`,
  "questions.imported": ({ count }) => `imported ${count("new", "question", "questions")} from a file`,
  "questions.rescored": ({ count }) => `rescored ${count("results", "result", "results")} by a corrected question`,
  "question.recounted": ({ name }) => `counted the figures of question ${name} again`,
  "stimulus.added": withSubject("added"),
  "stimulus.edited": withSubject("edited"),
  "stimulus.published": withSubject("published"),
  "stimulus.withdrawn": withSubject("withdrew"),
  "stimulus.brought-back": withSubject("brought back"),
  "stimulus.deleted": withSubject("deleted"),
  "test.added": withSubject("added the test"),
  "test.draft-saved": withSubject("changed the draft of"),
  "test.draft-discarded": withSubject("discarded the draft of"),
  "test.delivery-changed": withSubject("changed students and times of"),
  "test.published": withSubject("published the test"),
  "test.archived": withSubject("archived the test"),
  "test.brought-back": withSubject("brought back the test"),
  "test.deleted": withSubject("deleted the test"),
  "test.marks-changed": withSubject("changed the marks of"),
  "test.pass-rule-changed": withSubject("changed the pass mark of"),
  "test.question-voided": withSubject("voided a question of"),
  "test.voiding-undone": withSubject("took back the voiding of a question of"),
  "test.released": withSubject("released the results of"),
  "test.results-exported": withSubject("exported the results of"),
  "test.extra-minutes": ({ count, name }) =>
    `gave ${count("students", "student", "students")} extra minutes in ${name}`,
  "student.extra-minutes": ({ name }) => `gave ${name} extra minutes in a test`,
  "student.test-reopened": ({ name }) => `opened a test again for ${name}`,
  "report.settled": ({ name }) => `settled the report “${name}”`,
  "report.reopened": ({ name }) => `reopened the report “${name}”`,
  "label.added": withSubject("added the label"),
  "label.renamed": ({ name }) => `renamed the label ${name}`,
  "label.placed": ({ name }) => `set how hard the difficulty ${name} is`,
  "label.deleted": withSubject("deleted the label"),
  "standard.started": ({ name }) => `started a panel for the practice standard of ${name}`,
  "standard.set": ({ name }) => `set the practice standard of ${name}`,
  "standard.given-up": ({ name }) => `gave up the panel for the practice standard of ${name}`,
  "image.uploaded": ({ has, text }) => (has("file") ? `uploaded the picture “${text("file")}”` : "uploaded a picture"),
  "post.added": withSubject("created the post"),
  "post.edited": withSubject("edited the post"),
  "post.deleted": withSubject("deleted the post"),
  "faculty.added": ({ name }) => `added ${name} to the faculty`,
  "faculty.edited": ({ name }) => `edited ${name} in the faculty`,
  "faculty.deleted": ({ name }) => `removed ${name} from the faculty`,
  "faculty.ordered": () => "changed the order of the faculty",
  "result.added": ({ name }) => `published the result of ${name}`,
  "result.edited": ({ name }) => `edited the published result of ${name}`,
  "result.deleted": ({ name }) => `deleted the published result of ${name}`,
  "result.ordered": () => "changed the order of the published results",
  "testimonial.added": ({ name }) => `published the testimonial of ${name}`,
  "testimonial.edited": ({ name }) => `edited the testimonial of ${name}`,
  "testimonial.deleted": ({ name }) => `deleted the testimonial of ${name}`,
  "testimonial.ordered": () => "changed the order of the testimonials",
  "settings.changed": () => "changed the settings",
  "claims.confirmed": () => "confirmed the figures of the institute",
  "logo.changed": () => "changed the logo",
  "data.expired": () => "deleted data older than the settings keep",
  "test-mail.sent": ({ name }) => `sent a test email to ${name}`,
  "message.read": marked("read", MESSAGES),
  "message.unread": marked("unread", MESSAGES),
  "message.answered": ({ name }) => `answered the message of ${name}`,
  "message.deleted": ({ name }) => `deleted the message of ${name}`,
  "messages.exported": ({ name }) => `exported the messages under ${name}`,
  "subscriber.read": marked("read", SUBSCRIBERS),
  "subscriber.unread": marked("unread", SUBSCRIBERS),
  "subscriber.deleted": ({ name }) => `deleted the subscription of ${name}`,
  "report.read": ({ name, has, count }) =>
    has("count") ? `marked ${count("count", "report", "reports")} as read` : `marked the report “${name}” as read`,
  "report.unread": ({ name }) => `marked the report “${name}” as unread`,
  "report.deleted": ({ name }) => `deleted the report “${name}”`,
  "jobs.retried": ({ count }) => `retried ${count("count", "failed job", "failed jobs")}`,
  "job.given-up": () => "gave up a failed job",
} satisfies { readonly [Action in keyof typeof auditTexts.actions]: (values: SentenceValues) => string });
