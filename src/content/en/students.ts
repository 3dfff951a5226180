/** What the administrator reads about the institute's students: their list, adding, importing and exporting them. */
import { localized } from "../texts.ts";
import { leftOut } from "./left-out.ts";
import { counted, number, percent } from "./numbers.ts";

/** With a real minus sign, which is as wide as a plus. */
const signed = (value: number, unit: string) =>
  `${value > 0 ? "+" : value < 0 ? "−" : "±"}${number(Math.abs(value))}${unit}`;

export const NO_DATA = "–";

export const studentTexts = localized({
  list: {
    title: "Student Management",
    count: (count: number) => counted(count, "student", "students"),
    found: (count: number, isCapped: boolean) =>
      isCapped ? `More than ${number(count)} students found` : `${counted(count, "student", "students")} found`,
    add: "Add Student",
    import: "Import",
    export: "Export",
    exportHint: "CSV of all students in this list, on every page",
    loading: "Loading students…",
    caption: "Students",
    name: "Name",
    email: "Email",
    course: "Course",
    progress: "Progress",
    status: "Status",
    joined: "Join Date",
    percent,
    progressOf: (name: string) => `Progress of ${name}`,
    invited: "Invited",
    invitedHint: "Has not signed up yet.",
    noAccount: "Not invited",
    noAccountHint: "Has not been invited yet and has no account.",
    noneFound: "No students found",
    noneFoundText: "Try adjusting your search terms or filters",
    none: "No students yet",
    noneText: "Add the first student, or import a list. Students who sign up themselves appear here too.",
  },
  filters: {
    search: "Search students",
    searchPlaceholder: "Search by name or email…",
    course: "Course",
    allCourses: "All courses",
    status: "Status",
    allStatuses: "All statuses",
    joined: "Joined",
    joinedAnyTime: "At any time",
    joinedChoices: { "7": "In the last 7 days", "30": "In the last 30 days" },
    tests: "Tests",
    allTests: "In progress or not",
    running: "A test is in progress",
    sort: "Sort by",
    orders: {
      name: "Name, A to Z",
      "-name": "Name, Z to A",
      course: "Course, A to Z",
      "-course": "Course, Z to A",
      progress: "Progress, lowest first",
      "-progress": "Progress, highest first",
      joined: "Join Date, oldest first",
      "-joined": "Join Date, newest first",
    },
  },
  figures: {
    students: "Total Students",
    courses: "Courses",
    averageProgress: "Average Progress",
    passRate: "Pass Rate",
    percent,
    sinceLastMonth: "on last month",
    inPercent: (trend: number) => signed(trend, "%"),
    inNumber: (trend: number) => signed(trend, ""),
    inPoints: (trend: number) => signed(trend, Math.abs(trend) === 1 ? " point" : " points"),
    noTrend: NO_DATA,
    explainStudents: (now: string, nowCount: number, before: string, beforeCount: number) =>
      `Change of new students: ${number(nowCount)} joined ${now}, ${number(beforeCount)} ${before}.`,
    explainNoStudents: (before: string) => `Nobody joined ${before}, so there is nothing to compare with.`,
    explainCourses: (count: number, then: string) =>
      `Courses that students are in now, compared with ${number(count)} at the end of ${then}. A course that everybody has left counts only under Active Courses in Analytics.`,
    explainAverage: (percent: string, then: string) =>
      `Average progress of all students now, compared with ${percent} at the end of ${then}. The difference is in percentage points.`,
    explainPassRate: (percent: string, then: string, pass: number) =>
      `Share of students at ${pass}% progress or more now, compared with ${percent} at the end of ${then}. The difference is in percentage points.`,
    explainNoSnapshot: (what: string, then: string) =>
      `${what} There is no figure from the end of ${then} to compare with.`,
    whatCourses:
      "Courses that students are in. A course that everybody has left counts only under Active Courses in Analytics.",
    whatAverage: "Average progress of all students.",
    whatPassRate: (pass: number) => `Share of students at ${pass}% progress or more.`,
    days: (from: string, to: string) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
  },
  /** As they are stored, too. */
  statuses: { Active: "Active", Inactive: "Inactive" },
  status: {
    label: (name: string) => `Status of ${name}`,
    save: "Save",
    saving: "Saving…",
    saved: (name: string, status: string) => `${name} is now ${status}.`,
    /** Beside the student's own row, which already shows the name. */
    savedHere: "Saved",
    undoneHere: "Undone",
    sameHere: "As before",
    undone: (name: string, status: string) => `Undone: ${name} is ${status} again.`,
    same: (name: string, status: string) => `${name} is already ${status}.`,
    undo: "Undo",
    undoOf: (name: string) => `Undo the change of ${name}`,
    stale: (name: string, status: string) =>
      `Nothing was changed: somebody else set ${name} to ${status} after you opened this list.`,
    gone: "Nothing was changed: this student no longer exists.",
    failed: (reason: string) => `The status was not changed: ${reason}`,
  },
  add: {
    title: "Add Student",
    intro: "The student gets an email with a link to sign up. Until then, this list shows them as invited.",
    name: "Full Name",
    email: "Email",
    course: "Course",
    chooseCourse: "Choose a course",
    moreCourses: "More courses",
    submit: "Add Student",
    busy: "Adding...",
    failed: (reason: string) => `The student was not added: ${reason}`,
  },
  errors: {
    nameMissing: "Please enter the full name.",
    emailMissing: "Please enter the email address.",
    courseMissing: "Please choose a course.",
    courseUnknown: (courses: ReadonlyArray<string>) => `The course must be one of ${courses.join(", ")}.`,
    exists: {
      account: "There is already a student with this email address.",
      invited: "You have already added a student with this email address, who has not signed up yet.",
      admin: "This is the email address of the administrator.",
    },
  },
  import: {
    title: "Import Students",
    file: "File",
    fileHint: (megabytes: number, rows: number) =>
      `CSV, at most ${megabytes} MB and ${number(rows)} students. Commas, semicolons or tabs between the columns.`,
    fileMissing: "Please choose a file.",
    fileAgain: "Without JavaScript, choose the file again for the second step.",
    chooseAgain: "Please choose the file again.",
    intro: "One student on each line. The first line names the columns, in any order:",
    columns: "name,email,course",
    courses: (courses: ReadonlyArray<string>) => `The course is one of ${courses.join(", ")}.`,
    again: "Students who are already there stay as they are, so you can import a file again.",
    template: "Download an empty template",
    invite: "Send invitations",
    inviteHint:
      "Each new student gets an email with a link to sign up. You can also invite them later, one or several at once.",
    check: "Check File",
    checkAgain: "Check again",
    checking: "Checking…",
    import: (count: number) => `Import ${counted(count, "student", "students")}`,
    importGood: (count: number) => `Import the ${counted(count, "good row", "good rows")}`,
    importing: "Importing…",
    waiting: "This may take a few seconds for a long list.",
    cancel: "Cancel",
    done: "Done",
    another: "Import another file",
    report: "What the import would do",
    rows: "Rows of the file",
    new: "New",
    alreadyThere: "Already there",
    duplicate: "Repeated in the file",
    wrong: "Wrong",
    allGood: (count: number) => `${counted(count, "student", "students")} can be imported.`,
    nothingNew: "This file has no new students.",
    hasWrong: "Some rows cannot be imported. Correct them and check the file again, or import the good rows only.",
    nothingGood: "No row can be imported.",
    imported: (count: number) => `${counted(count, "student", "students")} imported.`,
    mailed: (count: number) => `${counted(count, "invitation is", "invitations are")} on the way.`,
    kept: (count: number) =>
      `${counted(count, "invitation is", "invitations are")} kept, not sent: no mail server is set.`,
    skipped: (alreadyThere: number, duplicate: number, wrong: number) =>
      leftOut([alreadyThere, "already there"], [duplicate, "repeated in the file"], [wrong, "wrong"]),
    line: "Line",
    student: "Student",
    outcome: "What would happen",
    outcomes: {
      new: "Will be added",
      "already-there": "Already there",
      duplicate: (line: number) => `Same address as line ${number(line)}`,
      wrong: (column: string, reason: string) => (column === "" ? reason : `${column}: ${reason}`),
    },
    moreRows: (count: number) => `${counted(count, "more row", "more rows")} not shown here.`,
    recent: "Recent imports",
    recentImport: (at: string, { withoutAccount, signedUp }: { withoutAccount: number; signedUp: number }) =>
      `${at}: ${counted(withoutAccount + signedUp, "student", "students")}, ${number(signedUp)} signed up`,
    undo: "Undo this import",
    undoOne: "Undo",
    undoOf: (at: string) => `Undo the import of ${at}`,
    undoTitle: "Undo Import",
    undoMessage: (at: string, count: number) =>
      `${counted(count, "student", "students")} of the file imported on ${at} ${
        count === 1 ? "has" : "have"
      } not signed up. They will be deleted, and links in invitations will stop working.`,
    undoKept: (count: number) =>
      `${counted(count, "student has", "students have")} signed up since then and ${count === 1 ? "stays" : "stay"}.`,
    undoConfirm: (count: number) => `Delete ${counted(count, "student", "students")}`,
    problems: {
      tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Please split it.`,
      tooManyRows: (limit: number) => `The file has more than ${number(limit)} students. Please split it.`,
      notText: "This is not a text file. Please save the list as CSV UTF-8.",
      notUtf8: "This file is not UTF-8 text. Please save the list as CSV UTF-8.",
      empty: "The file is empty. Its first line must name the columns name, email and course.",
      missingColumns: (names: ReadonlyArray<string>) =>
        `${names.length === 1 ? "The column" : "The columns"} ${names.join(", ")} ${
          names.length === 1 ? "is" : "are"
        } missing. The first line must name the columns name, email and course.`,
      repeatedColumn: (name: string) => `The file has the column ${name} twice.`,
      unreadable: (line: number) =>
        `We cannot read the file from line ${number(line)} on. Check for a quotation mark that is never closed.`,
      fieldCount: (found: number, expected: number) =>
        `This row has ${counted(found, "field", "fields")}, the first line has ${number(expected)}.`,
    },
  },
  export: {
    columns: ["name", "email", "course", "progress", "status", "joined", "account"],
    account: { yes: "signed up", invited: "invited", none: "not invited" },
  },
});
