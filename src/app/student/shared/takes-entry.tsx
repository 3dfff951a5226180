/** Name of the field by which a form to start a test says that its page takes the attempt from the reply (record 83). */
export const TAKES_ENTRY = "takesEntry";

/** In forms that start a test. Pages that were loaded before an update of the product have no such field, and get a redirect. */
export function TakesEntry() {
  return <input type="hidden" name={TAKES_ENTRY} value="yes" />;
}
