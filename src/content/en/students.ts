/** What the administrator reads about the institute's students: their list, adding, importing and exporting them. */

import { leftOut } from "./left-out.ts";

const number = (count: number) => count.toLocaleString("en-IN");
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
/** With a real minus sign, which is as wide as a plus. */
const signed = (value: number, unit: string) =>
  `${value > 0 ? "+" : value < 0 ? "−" : "±"}${number(Math.abs(value))}${unit}`;

export const NO_DATA = "–";

export const studentTexts = {
  list: {
    title: "Student Management",
    count: (count: number) => counted(count, "student", "students"),
    found: (count: number, isCapped: boolean) =>
      isCapped ? `More than ${number(count)} students found` : `${counted(count, "student", "students")} found`,
    add: "Add Student",
    import: "Import",
    export: "Export",
    exportHint: "CSV of the students that this list shows on all its pages",
    loading: "Loading students…",
    caption: "Students",
    name: "Name",
    email: "Email",
    course: "Course",
    progress: "Progress",
    status: "Status",
    joined: "Join Date",
    percent: (value: number) => `${value}%`,
    progressOf: (name: string) => `Progress of ${name}`,
    invited: "Invited",
    invitedHint: "Has not signed up yet.",
    noAccount: "Not invited",
    noAccountHint: "Has not been invited yet and has no account.",
    noneFound: "No students found",
    noneFoundText: "Try adjusting your search terms or filters",
    none: "No students yet",
    noneText: "Add the first student, or import a list. Who signs up by themselves appears here too.",
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
    allTests: "Running or not",
    running: "A test is running now",
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
    percent: (value: number) => `${value}%`,
    sinceLastMonth: "on last month",
    inPercent: (trend: number) => signed(trend, "%"),
    inNumber: (trend: number) => signed(trend, ""),
    inPoints: (trend: number) => signed(trend, Math.abs(trend) === 1 ? " point" : " points"),
    noTrend: NO_DATA,
    explainStudents: (now: string, nowCount: number, before: string, beforeCount: number) =>
      `Change of new students: ${number(nowCount)} joined ${now}, ${number(beforeCount)} ${before}.`,
    explainNoStudents: (before: string) => `Nobody joined ${before}, so there is nothing to compare with.`,
    explainCourses: (count: number, then: string) =>
      `Different courses that students are in now, against ${number(count)} at the end of ${then}. One that everybody has left counts only among the active courses of Analytics.`,
    explainAverage: (percent: string, then: string) =>
      `Mean progress of all students now, against ${percent} at the end of ${then}; the difference is in percentage points.`,
    explainPassRate: (percent: string, then: string, pass: number) =>
      `Share of students with a progress of at least ${pass}% now, against ${percent} at the end of ${then}; the difference is in percentage points.`,
    explainNoSnapshot: (what: string, then: string) =>
      `${what} Nothing was written down at the end of ${then} to compare with.`,
    whatCourses:
      "Different courses that students are in. One that everybody has left counts only among the active courses of Analytics.",
    whatAverage: "Mean progress of all students.",
    whatPassRate: (pass: number) => `Share of students with a progress of at least ${pass}%.`,
    days: (from: string, to: string) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
  },
  status: {
    label: (name: string) => `Status of ${name}`,
    save: "Save",
    saving: "Saving…",
    saved: (name: string, status: string) => `${name} is ${status} now.`,
    /** Beside the student's own row, where the name stands already. */
    savedHere: "Saved",
    undoneHere: "Undone",
    sameHere: "As before",
    undone: (name: string, status: string) => `Undone: ${name} is ${status} again.`,
    same: (name: string, status: string) => `${name} is ${status} already.`,
    undo: "Undo",
    undoOf: (name: string) => `Undo the change of ${name}`,
    stale: (name: string, status: string) =>
      `Nothing was changed: somebody has set ${name} to ${status} after this list was loaded.`,
    gone: "Nothing was changed: this student no longer exists.",
    failed: (reason: string) => `The status was not changed: ${reason}`,
  },
  add: {
    title: "Add Student",
    intro: "The student gets a mail with the way to sign up, and is shown here as invited until then.",
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
      invited: "A student with this email address has been entered already and has not signed up yet.",
      admin: "This is the email address of the administrator.",
    },
  },
  import: {
    title: "Import Students",
    file: "File",
    fileHint: (megabytes: number, rows: number) =>
      `CSV, at most ${megabytes} MB and ${number(rows)} students. Commas, semicolons or tabs between the columns.`,
    fileMissing: "Please choose a file.",
    fileAgain: "Without JavaScript the file has to be chosen again for the second step.",
    chooseAgain: "Please choose the file again.",
    intro: "One student a line. The first line names the columns, in any order:",
    columns: "name,email,course",
    courses: (courses: ReadonlyArray<string>) => `The course is one of ${courses.join(", ")}.`,
    again: "Students who are there already are left as they are, so a file can be imported again.",
    template: "Download an empty template",
    invite: "Send invitations",
    inviteHint:
      "Each new student gets a mail with the way to sign up. Without it you can invite them later, one by one.",
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
    duplicate: "Twice in the file",
    wrong: "Wrong",
    allGood: (count: number) => `${counted(count, "student", "students")} can be imported.`,
    nothingNew: "There is nobody new in this file.",
    hasWrong: "Some rows cannot be imported. Correct them and check the file again, or import the good rows only.",
    nothingGood: "No row can be imported.",
    imported: (count: number) => `${counted(count, "student", "students")} imported.`,
    mailed: (count: number) => `${counted(count, "invitation is", "invitations are")} on the way.`,
    skipped: (alreadyThere: number, duplicate: number, wrong: number) =>
      leftOut([alreadyThere, "already there"], [duplicate, "twice in the file"], [wrong, "wrong"]),
    line: "Line",
    student: "Student",
    outcome: "What would happen",
    outcomes: {
      new: "Is added",
      "already-there": "Is there already",
      duplicate: (line: number) => `Same address as line ${number(line)}`,
      wrong: (column: string, reason: string) => (column === "" ? reason : `${column}: ${reason}`),
    },
    moreRows: (count: number) => `${counted(count, "more row", "more rows")} not shown here.`,
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
      repeatedColumn: (name: string) => `The column ${name} is there twice.`,
      unreadable: (line: number) =>
        `The file could not be read from line ${number(line)} on: is a quotation mark never closed?`,
      fieldCount: (found: number, expected: number) =>
        `This row has ${counted(found, "field", "fields")}, the first line has ${number(expected)}.`,
    },
  },
  export: {
    columns: ["name", "email", "course", "progress", "status", "joined", "account"],
    account: { yes: "signed up", invited: "invited", none: "not invited" },
  },
} as const;
