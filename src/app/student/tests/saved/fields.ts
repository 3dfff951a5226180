/** The names of the fields of the forms of saved tests; apart from their schemas, which most pages do not need. */
export const field = { intent: "intent", recipeId: "recipeId", name: "name", choices: "choices" } as const;
