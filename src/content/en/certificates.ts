/** The words on a certificate, and around it. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const lessons = (count: number) => counted(count, "lesson", "lessons");

const questions = (count: number) => counted(count, "question", "questions");

const time = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${seconds}\u00a0s`;
  return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${rest}\u00a0s`;
};

export const certificateTexts = localized({
  list: {
    title: "Certificates",
    text: "To get a certificate, complete every lesson of your course and study most of them. Anyone can check it by its number.",
    back: "Performance",
    own: "Your certificates",
    issued: (day: string) => `Issued on ${day}`,
    number: "Number",
    revoked: "Revoked",
    revokedOn: (day: string) => `Revoked on ${day}. It is no longer valid.`,
    show: "Show certificate",
    showOf: (course: string) => `for ${course}`,
    next: (course: string) => `Your next certificate: ${course}`,
    noLessons: (course: string) =>
      `${course} has no lessons yet. Once it has some, you can work towards its certificate here.`,
    due: (course: string) => `You have completed ${course}. Your certificate is ready.`,
    claim: "Get your certificate",
    claiming: "Preparing…",
    notClaimed: (reason: string) => `We could not prepare your certificate: ${reason}`,
    notCompleted: "you have not marked every lesson as complete yet.",
    notStudied: "you need to read or practise more lessons first.",
  },
  /** What is missing for the next certificate. */
  left: {
    marked: (completed: number, all: number) => `${number(completed)} of ${lessons(all)} marked as complete`,
    studied: (studied: number, needed: number, all: number) =>
      `${number(studied)} of ${number(needed)} lessons studied (two out of three of ${number(all)})`,
    how: "A lesson counts as studied once you have had its page open for half of its reading time. It also counts once you have answered half of its questions, ten at most, in tests you submitted. You can mark lessons whenever you like. You get your certificate as soon as both are done.",
    carried:
      "Some of these lessons already counted for another of your certificates, on the day shown. They count for this one too once you read or practise them on a later day.",
    heading: (count: number) => `${lessons(count)} with something left to do`,
    pages: "Pages of lessons",
    shown: (first: number, last: number, all: number) =>
      `${first === last ? first : `${first} to ${last}`} of ${lessons(all)}`,
    ofSubject: (subject: string) => `in ${subject}`,
    notMarked: "Not marked as complete",
    read: (seconds: number, needed: number) => `Read for ${time(seconds)} of ${time(needed)}.`,
    practised: (answered: number, needed: number) => `Practised ${answered} of ${questions(needed)}.`,
    carriedOn: (day: string) => `After ${day}:`,
    readIt: "Read",
    practiseIt: "Practise",
  },
  page: {
    title: (number: string) => `Certificate ${number}`,
    description: "Check that the institute issued a certificate, and what for.",
    genuine: "This certificate is genuine",
    genuineText: (institute: string, day: string) => `${institute} issued it on ${day}, and it is valid.`,
    revoked: "This certificate was revoked",
    revokedText: (institute: string, day: string) => `${institute} revoked it on ${day}. It is no longer valid.`,
    print: "Print",
    back: "Your certificates",
    certificate: "Certificate",
    name: "Name",
    course: "Course",
    number: "Number",
    issued: "Issued on",
    revokedOn: "Revoked on",
  },
  sheet: {
    label: "Certificate of Completion",
    kind: "Certificate",
    kindOf: "of Completion",
    certifies: "This is to certify that",
    completed: "has completed every lesson of the course",
    issued: "Date of issue",
    number: "Certificate number",
    verify: "Check it at",
  },
  unknown: {
    title: "Certificate Not Found",
    text: "There is no certificate with this number. Compare it with the number on the certificate, character by character.",
    home: "Back to the start page",
  },
  revocation: {
    reasonMissing: "Please say why.",
    reasonTooLong: (limit: number) => `A reason may have at most ${limit} characters.`,
  },
});
