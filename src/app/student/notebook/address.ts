export const NOTEBOOK = "/dashboard/notebook";

/** The names of the fields of its forms. */
export const field = {
  intent: "intent",
  text: "text",
  labels: "labels",
  kind: "kind",
  label: "label",
  find: "find",
  id: "id",
  quote: "quote",
  before: "before",
  after: "after",
  start: "start",
} as const;
