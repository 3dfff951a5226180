/** Pictures in authors' texts. The address of each is made from its bytes, so what it serves never changes. */
import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../columns.ts";
import { authorColumn } from "./accounts.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const images = pgTable(
  "images",
  {
    /** SHA-256 of the bytes, in hexadecimal digits. */
    id: text("id").primaryKey(),
    bytes: bytea("bytes").notNull(),
    type: text("type", { enum: ["image/webp"] }).notNull(),
    /** Pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Null when the account is gone. */
    createdBy: authorColumn("created_by"),
    createdAt: timestamptz("created_at").notNull(),
    /** A photograph of somebody the institute presents, used for nothing else: deleted when no one is presented with it. */
    isPortrait: boolean("is_portrait").notNull().default(false),
  },
  (table) => [
    check("images_type_is_known", sql`${table.type} in ('image/webp')`),
    index("images_portraits").on(table.createdAt).where(sql`${table.isPortrait}`),
  ],
);
