/** Where figures of questions stand. */
export const LIST = "/admin/measurement";

/** Of the version in use, unless one is named. */
export function measurementAddress(questionId: string, version?: number): string {
  return `${LIST}/${questionId}${version === undefined ? "" : `?version=${version}`}`;
}
