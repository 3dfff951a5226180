/** What a student's page shows: a handful of bounded questions, asked together. */
import type { RouterContextProvider } from "react-router";
import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { parseId } from "../../../../core/id.ts";
import { describeUserAgent } from "../../../../core/user-agent.ts";
import { listCertificates } from "../../../../modules/certificates/queries/list-certificates.server.ts";
import { findFiguresOfStudent } from "../../../../modules/progress/queries/performance.server.ts";
import { findStudentLearning } from "../../../../modules/students/queries/find-student-learning.server.ts";
import { findStudentRecord } from "../../../../modules/students/queries/find-student-record.server.ts";
import { listNotes } from "../../../../modules/students/queries/list-notes.server.ts";
import { listSignIns, SIGN_INS_SHOWN } from "../../../../modules/students/queries/list-sign-ins.server.ts";
import { recordKey } from "../../../../modules/students/record-form.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { dateWriter, dayWriter } from "../../../dates.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { loadHistoryOfStudent } from "../../../shared/results/load.server.ts";

const texts = studentPageTexts;

/** Everything on the page. Throws 404 for a student whom nobody knows. */
export async function loadStudentPage(context: Readonly<RouterContextProvider>, id: string, search: URLSearchParams) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const studentId = parseId<"student">(id);
  const found = studentId && (await findStudentRecord(db, admin, studentId, context.get(nowContext)));
  if (!found) throw new Response(null, { status: 404 });

  const { course } = found;
  const [figures, history, learning, certificates, notes, signIns] = await Promise.all([
    findFiguresOfStudent(db, admin, studentId),
    loadHistoryOfStudent(context, admin, studentId, search),
    findStudentLearning(db, admin, { studentId, course }),
    listCertificates(db, admin, studentId),
    listNotes(db, admin, studentId),
    listSignIns(db, admin, studentId),
  ]);
  const writeDate = dateWriter(timeZone);
  const writeDay = dayWriter(timeZone);
  const { joinDate, lastActiveAt, invitedAt, secondFactorSince, account, extraTimePercent, name, email, ...student } =
    found;
  const record = { name, email, course, extraTimePercent };
  return {
    student: {
      ...student,
      joined: writeDate(joinDate).text,
      lastActive: lastActiveAt && writeDay(lastActiveAt).long,
      secondFactor: secondFactorSince && writeDate(secondFactorSince).text,
      invited: invitedAt && writeDay(invitedAt).long,
      standing: account
        ? account.emailVerified
          ? ("verified" as const)
          : ("not-verified" as const)
        : ("invited" as const),
      isOwnAccount: account?.userId === admin.userId,
    },
    record,
    basedOn: recordKey(record),
    ...figures,
    history,
    lessons: {
      completed: learning.completed,
      lessons: learning.lessons,
      latest: learning.latest.map(({ completedAt, ...lesson }) => ({ ...lesson, day: writeDate(completedAt).text })),
    },
    enrolments: learning.enrolments.map((one) => ({ course: one.course, day: writeDate(one.enrolledAt).text })),
    certificates: certificates.map(({ issuedAt, revokedAt, ...certificate }) => ({
      ...certificate,
      issued: writeDate(issuedAt).text,
      revoked: revokedAt && writeDate(revokedAt).text,
    })),
    notes: notes.map(({ writtenAt, ...note }) => ({ ...note, day: writeDay(writtenAt).long })),
    signIns: {
      hasMore: signIns.length === SIGN_INS_SHOWN,
      list: signIns.map(({ id: signInId, signedInAt, ipAddress, userAgent }) => ({
        id: signInId,
        day: writeDay(signedInAt).long,
        address: ipAddress || texts.signIns.unknown,
        browser: texts.signIns.browserOf(describeUserAgent(userAgent)),
      })),
    },
  };
}

export type StudentPageData = Awaited<ReturnType<typeof loadStudentPage>>;
