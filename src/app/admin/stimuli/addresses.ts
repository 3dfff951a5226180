/** Where case studies, trends and passages are written. */
export const LIST = "/admin/cases";

export const stimulusAddress = (stimulusId: string) => `${LIST}/${stimulusId}`;

export const versionsAddress = (stimulusId: string) => `${stimulusAddress(stimulusId)}/versions`;
export const versionAddress = (stimulusId: string, number: number) => `${versionsAddress(stimulusId)}/${number}`;

/** In the place of the id of a question that is not there yet. */
export const NEW = "new";

export const questionAddress = (stimulusId: string, questionId: string) =>
  `${stimulusAddress(stimulusId)}/questions/${questionId}`;
