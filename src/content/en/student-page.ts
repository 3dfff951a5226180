/** A student's own page at the administrator's. */
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

/** "2 h 5 min", "12 min", "40 s". */
const duration = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (seconds < 60) return `${seconds}\u00a0s`;
  if (hours === 0) return `${minutes}\u00a0min`;
  return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`;
};

const percent = (value: number) => `${value}%`;

export const studentPageTexts = {
  back: "Back to students",
  whoSaw: "Who saw this",
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
    invitedOn: (day: string) => `The invitation was mailed on ${day}.`,
    notInvited: "No invitation was mailed to this address yet.",
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
    running: (count: number) => `${counted(count, "test is", "tests are")} being taken right now`,
  },

  actions: {
    activate: "Set to Active",
    deactivate: "Set to Inactive",
    statusChanged: (status: string) => `The status is ${status} now.`,
    resendInvitation: "Resend invitation",
    invited: "The invitation is on its way to the address above.",
    hasAccount: "This address already has an account, so no invitation is needed.",
    tooSoon: (minutes: number) =>
      `An invitation was mailed a moment ago. Please wait ${counted(minutes, "minute", "minutes")} before sending another.`,
    resetPassword: "Reset password mail",
    resetMailed: (email: string) =>
      `A mail with a link to choose a new password is on its way to ${email}. Until then the current password works.`,
    noAccount: "This student has not signed up yet, so there is no password.",
    signOut: "Sign out everywhere",
    delete: "Delete",
    deleteTitle: "Delete this student",
    deleteText:
      "Removes the student with the account, results and notes. You are asked first; it cannot be taken back.",
    busy: "One moment…",
  },

  record: {
    title: "Edit",
    name: "Full Name",
    email: "Email",
    emailHint:
      "A new address has to be confirmed. The student is signed out everywhere, and told so at both addresses.",
    course: "Course",
    courseHint: "If you change it, the student is enrolled in the new course, and progress is shown for that one.",
    extraTime: "Extra time in percent",
    extraTimeHint: "0 to 200, for every test started from now on.",
    submit: "Save",
    busy: "Saving…",
  },

  figures: {
    tests: "Tests taken",
    averageScore: "Average score",
    accuracy: "Accuracy",
    studyTime: "Study time",
    studyTimeHint: "In tests and lessons",
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
    standing: "Standing",
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
    dialogText: "Its page says at once that it is revoked. The reason is kept here and not shown to anyone else.",
    reason: "Reason",
    confirm: "Revoke certificate",
    busy: "Revoking…",
  },

  notes: {
    title: "Notes",
    text: "For the institute: no page shows them to students. Students who download their own data get them.",
    field: "New note",
    submit: "Add note",
    busy: "Adding…",
    by: (day: string, author: string | null) => (author === null ? day : `${day}, ${author}`),
    delete: "Delete",
    deleteOf: (day: string) => `Delete the note of ${day}`,
    empty: "No notes yet",
    dialogTitle: "Delete this note?",
    dialogText: "It cannot be brought back.",
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
    newest: (count: number) => `The newest ${count} are shown.`,
    empty: "No log-in yet",
  },

  signOut: {
    title: "Sign out everywhere?",
    message: (name: string, sessions: number) =>
      sessions === 0
        ? `${name} is not signed in on any device.`
        : `${name} is signed in on ${counted(sessions, "device", "devices")} and has to sign in again. Answers of a running test stay on the device and are sent after that.`,
    confirm: "Sign out everywhere",
  },

  deletion: {
    title: (name: string) => `Delete ${name}?`,
    ownAccount: "This is the account you are signed in with. It cannot be deleted here.",
    intro: (email: string) => `The student ${email} is deleted for good, and with it:`,
    account: "the account: nobody can sign in with it any more",
    results: (count: number) => counted(count, "test result with its answers", "test results with their answers"),
    lessons: "completed lessons, reading times and enrolments",
    notes: (count: number) => counted(count, "note", "notes"),
    certificates: (count: number) =>
      `${counted(count, "certificate", "certificates")}: ${count === 1 ? "its page is" : "their pages are"} gone too`,
    running: (tests: ReadonlyArray<string>) => `a test that is being taken right now: ${tests.join(", ")}`,
    messages:
      "messages, wishes to be told and the newsletter subscription of the address, if the student has confirmed it",
    kept: "Totals in the analytics stay as they are. Nobody can be recognised in them.",
    confirm: "Delete student",
  },

  review: {
    of: (name: string, day: string) => `${name}, ${day}`,
    back: "Back to the student",
    nothingInFilter: {
      all: "",
      right: "No question was all right this time",
      partly: "Nothing was partly right",
      wrong: "Nothing wrong here",
      flagged: "No question was flagged",
      unanswered: "Every question was answered",
    },
    expiredText: "No question was answered when the time was up, so this test has no result.",
    runningTitle: "This test is not over yet",
    runningText: "It can be reviewed as soon as it is submitted or its time is up.",
  },

  problems: {
    notSaved: (reason: string) => `That could not be saved: ${reason}`,
    notDone: (reason: string) => `Nothing was changed: ${reason}`,
    emailTaken: "There is already an account, an invited student or the administrator with this address.",
    extraTime: (max: number) => `Please enter a whole number from 0 to ${max}.`,
    noteMissing: "Please write something.",
    tooLong: (length: number) => `Please use at most ${length.toLocaleString("en-IN")} characters.`,
    stale: ({ taken, both }: { taken: ReadonlyArray<string>; both: ReadonlyArray<{ label: string; value: string }> }) =>
      [
        "Somebody changed this student after you opened the page. Nothing was overwritten.",
        ...(taken.length > 0 ? [`Their changes are in the form now: ${taken.join(", ")}.`] : []),
        ...(both.length > 0
          ? [`You both changed: ${both.map(({ label, value }) => `${label}, now “${value}”`).join("; ")}.`]
          : []),
        "Save again to keep what you changed.",
      ].join(" "),
    gone: "This student no longer exists.",
    tooMany: (minutes: number) =>
      `Many such mails went to this address already. Please wait ${counted(minutes, "minute", "minutes")}.`,
  },
} as const;
