/** Where the tests of the administration are. */
export const LIST = "/admin/tests";

export const testAddress = (testId: string) => `${LIST}/${testId}`;

/** Where a test of the institute is written. */
export const builderAddress = (testId: string) => `${testAddress(testId)}/edit`;

export const sectionAddress = (testId: string, sectionId: string) => `${builderAddress(testId)}/sections/${sectionId}`;
