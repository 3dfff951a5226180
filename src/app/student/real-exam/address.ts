/** Where students tell of the real exam, and delete what they told. */
export const REAL_EXAM = "/account/privacy/real-exam";
