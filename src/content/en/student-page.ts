/** A student's own page at the administrator's. */
import { localized } from "../texts.ts";
import { counted, number, percent } from "./numbers.ts";

/** "2 h 5 min", "12 min", "40 s". */
const duration = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (seconds < 60) return `${seconds}\u00a0s`;
  if (hours === 0) return `${minutes}\u00a0min`;
  return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`;
};

export const studentPageTexts = localized({
  back: "Back to students",
  whoSaw: "Who viewed this student",
  none: "–",
  notFound: {
    title: "Student Not Found",
    text: "There is no student at this address. The student may have been deleted.",
    reviewTitle: "Test Not Found",
    reviewText: "This student has no such test.",
  },

  facts: {
    email: "Email",
    verified: "Confirmed",
    notVerified: "Not confirmed yet",
    invited: "Not signed up yet",
    invitedOn: (day: string) => `We wrote the invitation on ${day}.`,
    notInvited: "No invitation has gone to this address yet.",
    course: "Course",
    status: "Status",
    joined: "Join date",
    lastActive: "Last active",
    never: "Not yet",
    progress: "Progress",
    progressOf: (completed: number, lessons: number) =>
      lessons === 0
        ? "The course has no lessons yet."
        : `${completed} of ${counted(lessons, "lesson", "lessons")} of the course completed`,
    progressText: percent,
    extraTime: "Extra time",
    extraTimeOf: (value: number) => (value === 0 ? "None" : percent(value)),
    running: (count: number) => `${counted(count, "test", "tests")} in progress now`,
  },

  actions: {
    activate: "Set to Active",
    deactivate: "Set to Inactive",
    statusChanged: (status: string) => `The status is now ${status}.`,
    resendInvitation: "Resend invitation",
    invited: "The invitation to the address above is ready to go out.",
    invitedKept: "The invitation to the address above is kept, not sent: no mail server is set.",
    hasAccount: "This address already has an account, so no invitation is needed.",
    tooSoon: (minutes: number) =>
      `We wrote an invitation a moment ago. Wait ${counted(minutes, "minute", "minutes")} before you send another.`,
    resetPassword: "Send password reset",
    resetMailed: (email: string) =>
      `An email to ${email} with a link to choose a new password is ready to go out. Until then the current password works.`,
    resetKept: (email: string) =>
      `An email to ${email} with a link to choose a new password is kept, not sent: no mail server is set. The current password works.`,
    noAccount: "This student has not signed up yet, so there is no password.",
    signOut: "Sign out everywhere",
    delete: "Delete",
    deleteTitle: "Delete this student",
    deleteText:
      "This deletes the student with the account, results and notes. We ask first, because you cannot undo it.",
    busy: "One moment…",
  },

  record: {
    title: "Edit",
    name: "Full Name",
    email: "Email",
    emailHint: "The student must confirm a new address. We sign them out everywhere and email both addresses.",
    course: "Course",
    courseHint: "If you change it, we enrol the student in the new course and show progress for that one.",
    extraTime: "Extra time in percent",
    extraTimeHint: "0 to 200, for every test started from now on.",
    submit: "Save",
    busy: "Saving…",
  },

  figures: {
    tests: "Tests taken",
    averageScore: "Average score",
    averageScoreHint: "Right answers, as a share of each test",
    accuracy: "Accuracy",
    studyTime: "Study time",
    studyTimeHint: "In tests and lessons",
    withoutSimulations: "Exam simulations are not counted here.",
    percent,
    duration,
  },

  lessons: {
    title: "Lessons completed",
    of: (completed: number, lessons: number, course: string) =>
      lessons === 0
        ? `There are no lessons in ${course} yet.`
        : `${completed} of ${counted(lessons, "lesson", "lessons")} of ${course}.`,
    latest: "The lessons completed last:",
    empty: "No lesson completed yet",
  },

  courses: {
    title: "Enrolments",
    course: "Course",
    day: "Since",
    current: "Current",
    empty: "No enrolment yet",
  },

  certificates: {
    title: "Certificates",
    number: "Number",
    course: "Course",
    issued: "Issued",
    standing: "Status",
    valid: "Valid",
    revoked: "Revoked",
    revokedOn: (day: string, reason: string) => `${day}: ${reason}`,
    revoke: "Revoke",
    restore: "Restore",
    actions: "Actions",
    of: (label: string, number: string) => `${label} ${number}`,
    empty: "No certificate yet",
    emptyText: "A student who has completed all lessons of a course gets one.",
    dialogTitle: (number: string) => `Revoke certificate ${number}?`,
    dialogText: "Its page will say at once that it is revoked. The reason stays here, and nobody else sees it.",
    reason: "Reason",
    confirm: "Revoke certificate",
    busy: "Revoking…",
  },

  notes: {
    title: "Notes",
    text: "For the institute only. Students do not see notes on any page, but get them when they download their data.",
    field: "New note",
    submit: "Add note",
    busy: "Adding…",
    by: (day: string, author: string | null) => (author === null ? day : `${day}, ${author}`),
    delete: "Delete",
    deleteOf: (day: string) => `Delete the note of ${day}`,
    empty: "No notes yet",
    dialogTitle: "Delete this note?",
    dialogText: "You cannot bring it back.",
    confirm: "Delete note",
  },

  signIns: {
    title: "Log-in history",
    sessions: (count: number) =>
      count === 0 ? "Not signed in on any device." : `Signed in on ${counted(count, "device", "devices")}.`,
    when: "When",
    where: "Address",
    browser: "Browser",
    /** "Chrome on Android". */
    browserOf: ({ browser, system }: { browser: string | null; system: string | null }) => {
      if (browser && system) return `${browser} on ${system}`;
      return browser ?? (system ? `A browser on ${system}` : "Unknown");
    },
    unknown: "Unknown",
    newest: (count: number) => `Showing the newest ${count}.`,
    empty: "No log-in yet",
  },

  signOut: {
    title: "Sign out everywhere?",
    message: (name: string, sessions: number) =>
      sessions === 0
        ? `${name} is not signed in on any device.`
        : `${name} is signed in on ${counted(sessions, "device", "devices")} and will have to sign in again. Answers of a test in progress stay on the device until then.`,
    confirm: "Sign out everywhere",
  },

  deletion: {
    title: (name: string) => `Delete ${name}?`,
    ownAccount: "You are signed in with this account, so you cannot delete it here.",
    intro: (email: string) => `This deletes the student ${email} for good, with:`,
    account: "the account: nobody can sign in with it",
    results: (count: number) => counted(count, "test result with its answers", "test results with their answers"),
    lessons: "completed lessons, reading times and enrolments",
    notes: (count: number) => counted(count, "note", "notes"),
    certificates: (count: number) =>
      `${counted(count, "certificate", "certificates")}: ${count === 1 ? "its page is" : "their pages are"} gone too`,
    running: (tests: ReadonlyArray<string>) => `a test in progress: ${tests.join(", ")}`,
    messages:
      "messages, Notify Me requests and the newsletter subscription of the address, if the student has confirmed it",
    kept: "Totals in the analytics stay as they are. Nobody can be recognised in them.",
    confirm: "Delete student",
  },

  review: {
    of: (name: string, day: string) => `${name}, ${day}`,
    back: "Back to the student",
    nothingInFilter: {
      all: "",
      right: "No question was fully right this time",
      partly: "Nothing was partly right",
      wrong: "Nothing wrong here",
      flagged: "No question was flagged",
      slow: "No question took unusually long",
      unanswered: "Every question was answered",
      several: "No question fits all these filters",
    },
    expiredText: "No question was answered when time ran out, so this test has no result.",
    runningTitle: "This test is still in progress",
    runningText: "You can review it once it is submitted or its time is up.",
  },

  problems: {
    notSaved: (reason: string) => `That could not be saved: ${reason}`,
    notDone: (reason: string) => `Nothing was changed: ${reason}`,
    emailTaken: "There is already an account, an invited student or the administrator with this address.",
    extraTime: (max: number) => `Please enter a whole number from 0 to ${max}.`,
    noteMissing: "Please write something.",
    tooLong: (length: number) => `Please use at most ${number(length)} characters.`,
    stale: ({ taken, both }: { taken: ReadonlyArray<string>; both: ReadonlyArray<{ label: string; value: string }> }) =>
      [
        "Somebody else changed this student after you opened the page. Nothing was overwritten.",
        ...(taken.length > 0 ? [`Their changes are in the form now: ${taken.join(", ")}.`] : []),
        ...(both.length > 0
          ? [`You both changed: ${both.map(({ label, value }) => `${label}, now “${value}”`).join("; ")}.`]
          : []),
        "Save again to keep what you changed.",
      ].join(" "),
    gone: "This student no longer exists.",
    tooMany: (minutes: number) =>
      `This address has had many of these emails. Wait ${counted(minutes, "minute", "minutes")}, then try again.`,
  },
});
