/** The administrator of the product under test. */
export const ADMIN = { email: "admin@example.org", password: "a lamp in the long ward" } as const;
