/** Accounts. Columns have the names that better-auth gave them (record 45); nothing writes those of other ways to sign in. */
import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";

export const users = pgTable("users", {
  id: idColumn<"user">("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  /**
   * When the address was first proved; null before that, and for addresses that were never unproved. Anything older may be a
   * stranger's.
   */
  emailProvedAt: timestamptz("email_proved_at"),
  image: text("image"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
});

/** The user whose row it is; it goes with the account. */
export function userColumn() {
  return idColumn<"user">("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
}

/** The user who did it; null when the account is gone. */
export function authorColumn(name: string) {
  return idColumn<"user">(name).references(() => users.id, { onDelete: "set null" });
}

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    /** A hash of the token (`modules/accounts/sign-in/stored-token.server.ts`). */
    token: text("token").notNull().unique(),
    userId: userColumn(),
    expiresAt: timestamptz("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expired").on(table.expiresAt),
    index("sessions_not_hashed").on(table.id).where(sql`${table.token} not like 'sha256:%'`),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    issuer: text("issuer"),
    userId: userColumn(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestamptz("access_token_expires_at"),
    refreshTokenExpiresAt: timestamptz("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [index("accounts_user").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expired").on(table.expiresAt),
  ],
);

/** What somebody agreed to, in the words shown then, and when. */
export const consents = pgTable(
  "consents",
  {
    id: uuid("id").primaryKey(),
    userId: userColumn(),
    /** The day from which the texts agreed to apply, such as `2026-11-01`, or `2026-11-01.2` for the second of that day. */
    version: text("version").notNull(),
    wording: text("wording").notNull(),
    agreedAt: timestamptz("agreed_at").notNull(),
  },
  (table) => [index("consents_user").on(table.userId)],
);

/** Every sign-in, with where it came from. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: uuid("id").primaryKey(),
    userId: userColumn(),
    signedInAt: timestamptz("signed_in_at").notNull(),
    /** Empty if unknown. */
    ipAddress: text("ip_address").notNull().default(""),
    userAgent: text("user_agent").notNull().default(""),
  },
  (table) => [
    index("sign_ins_newest").on(table.userId, table.signedInAt.desc(), table.id.desc()),
    index("sign_ins_oldest").on(table.signedInAt, table.id),
  ],
);

/** The second factor of an account: an authenticator app that shares a secret with us. In force once confirmed. */
export const twoFactors = pgTable("two_factors", {
  userId: idColumn<"user">("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted with a key made from the secret of the installation. */
  secret: text("secret").notNull(),
  createdAt: timestamptz("created_at").notNull(),
  /** Null until a code has shown that the app works. */
  confirmedAt: timestamptz("confirmed_at"),
  /** The time step of the last accepted code: a code works once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** Each code opens the account once if the app is lost. Hashes only. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: uuid("id").primaryKey(),
    userId: userColumn(),
    codeHash: text("code_hash").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    usedAt: timestamptz("used_at"),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** A requested change of an account's address. It takes effect when both mailboxes have agreed. */
export const addressChanges = pgTable(
  "address_changes",
  {
    userId: idColumn<"user">("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    newEmail: text("new_email").notNull(),
    requestedAt: timestamptz("requested_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    /** When the link in the old mailbox was followed. */
    approvedAt: timestamptz("approved_at"),
    /** When the link in the new mailbox was followed. */
    provedAt: timestamptz("proved_at"),
  },
  (table) => [index("address_changes_expired").on(table.expiresAt)],
);
