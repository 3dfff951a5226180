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
    hasAccount: "There is an account with this address already, so there is nothing to be invited to.",
    tooSoon: (minutes: number) =>
      `An invitation was mailed a moment ago. Please wait ${counted(minutes, "minute", "minutes")} before sending another.`,
    resetPassword: "Reset password mail",
    resetMailed: (email: string) =>
      `A mail with a link to choose a new password is on its way to ${email}. Until then the current password works.`,
    noAccount: "This student has not signed up yet, so there is no password.",
    signOut: "Sign out everywhere",
    delete: "Delete",
    busy: "One moment…",
  },

  record: {
    title: "Edit",
    name: "Full Name",
    email: "Email",
    emailHint:
      "Another address has to be confirmed anew. The student is signed out everywhere and told at both addresses.",
    course: "Course",
    courseHint: "Another course enrols the student in it; progress is of that course then.",
    extraTime: "Extra time in percent",
    extraTimeHint: "0 to 200, for every test that is started from now on.",
    submit: "Save",
    busy: "Saving…",
  },

  figures: {
    tests: "Tests taken",
    averageScore: "Average score",
    accuracy: "Accuracy",
    accuracyHint: (correct: number, questions: number) =>
      `${correct} of ${counted(questions, "question", "questions")}`,
    studyTime: "Study time",
    studyTimeHint: "In tests and lessons",
    percent,
    duration,
  },

  results: {
    title: "Results",
    test: "Test",
    day: "Date",
    score: "Score",
    correct: "Correct",
    points: "Points",
    time: "Time",
    of: (part: number, whole: number) => `${part} of ${whole}`,
    percent,
    pages: "Pages of results",
    loading: "Loading results",
    shown: (first: number, last: number, total: number) => `${first} to ${last} of ${total.toLocaleString("en-IN")}`,
    empty: "No test submitted yet",
    emptyText: "Every test that is submitted stands here, with its review.",
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
    text: "For the institute: no page shows them to students. A student who downloads the own data gets them.",
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
    kept: "Sums over all students in the analytics stay as they are. Nobody can be told from them.",
    confirm: "Delete student",
  },

  review: {
    of: (name: string, day: string) => `${name}, ${day}`,
    back: "Back to the student",
    nothingInFilter: {
      all: "",
      wrong: "Nothing wrong here",
      flagged: "No question was flagged",
      unanswered: "Every question was answered",
    },
    expiredText: "The time was up before any answer arrived, so this test has no result.",
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
    stale: (now: ReadonlyArray<string>) =>
      `Somebody has changed this student since you opened the page. It says now: ${now.join("; ")}. What you typed is still here; save again to replace it.`,
    staleField: (label: string, value: string) => `${label}: ${value}`,
    gone: "This student no longer exists.",
    tooMany: (minutes: number) =>
      `Many such mails went to this address already. Please wait ${counted(minutes, "minute", "minutes")}.`,
  },
} as const;
