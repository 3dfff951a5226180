/** Where the tests of the administration are. */
export const LIST = "/admin/tests";

export const testAddress = (testId: string) => `${LIST}/${testId}`;
