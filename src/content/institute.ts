/** The name of the institute. An installation has one, so each process knows it as it was read last. */

const META_NAME = "application-name";

/** The name before anything is read, and that of a new installation. */
export const FIRST_INSTITUTE = "Lamplight";

let current = FIRST_INSTITUTE;
if (typeof document !== "undefined") {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content;
  if (named) current = named;
}

/** The institute's name, in a browser that of the document. */
export function currentInstitute(): string {
  return current;
}

/** Notes the institute's name as it was read just now. */
export function setCurrentInstitute(name: string): void {
  current = name;
}

/** Attribute of the document with the institute's name; the browser reads it at its start. */
export const instituteMeta = () => ({ name: META_NAME, content: current });
