/** Where the tests of the administration are. */
export const LIST = "/admin/tests";

export const testAddress = (testId: string) => `${LIST}/${testId}`;

/** Where a test of the institute is written. */
export const builderAddress = (testId: string) => `${testAddress(testId)}/edit`;

export const sectionAddress = (testId: string, sectionId: string) => `${builderAddress(testId)}/sections/${sectionId}`;
export const resultsAddress = (testId: string) => `${testAddress(testId)}/results`;

/** Where it is seen who is in it now. */
export const liveAddress = (testId: string) => `${testAddress(testId)}/live`;

/** Where those who are in it get extra minutes, or one of them. */
export const extraMinutesAddress = (testId: string, attemptId?: string) =>
  `${testAddress(testId)}/extra-minutes${attemptId === undefined ? "" : `?${new URLSearchParams({ attempt: attemptId })}`}`;

export const releaseAddress = (testId: string) => `${testAddress(testId)}/release`;

/** Where it is opened again for one student, whose address may stand in the form already. */
export const reopenAddress = (testId: string, email?: string) =>
  `${testAddress(testId)}/reopen${email === undefined ? "" : `?${new URLSearchParams({ email })}`}`;
