/** What stands on a certificate, and around it. */

const lessons = (count: number) => (count === 1 ? "1 lesson" : `${count.toLocaleString("en-IN")} lessons`);

export const certificateTexts = {
  list: {
    title: "Certificates",
    text: "When you have completed every lesson of your course, you get a certificate. Anyone can check it by its number.",
    back: "Performance",
    own: "Your certificates",
    issued: (day: string) => `Issued on ${day}`,
    number: "Number",
    revoked: "Revoked",
    revokedOn: (day: string) => `Revoked on ${day}. It is not valid any more.`,
    show: "Show certificate",
    showOf: (course: string) => `for ${course}`,
    next: (course: string) => `Your next certificate: ${course}`,
    missing: (count: number) => `${lessons(count)} to go.`,
    missingText: (count: number, shown: number) =>
      count > shown ? `The next ${shown} of them:` : count === 1 ? "It is this one:" : "They are these:",
    ofSubject: (subject: string) => `in ${subject}`,
    noLessons: (course: string) =>
      `${course} has no lessons yet. As soon as there are some, you can work towards its certificate here.`,
    due: (course: string) => `You have completed every lesson of ${course}. Your certificate is ready.`,
    claim: "Get your certificate",
    claiming: "Preparing…",
    notClaimed: (reason: string) => `The certificate was not prepared: ${reason}`,
    notDue: "there is a lesson that you have not completed yet.",
  },
  page: {
    title: (number: string) => `Certificate ${number}`,
    description: "Check that a certificate was issued by the institute, and for what.",
    genuine: "This certificate is genuine",
    genuineText: (institute: string, day: string) => `${institute} issued it on ${day}, and it is valid.`,
    revoked: "This certificate was revoked",
    revokedText: (institute: string, day: string) => `${institute} revoked it on ${day}. It is not valid any more.`,
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
    title: "No such certificate",
    text: "There is no certificate with this number. Please compare it with the number on the certificate, character by character.",
    home: "Back to the start page",
  },
  revocation: {
    reasonMissing: "Please say why.",
    reasonTooLong: (limit: number) => `A reason may have at most ${limit} characters.`,
  },
} as const;
