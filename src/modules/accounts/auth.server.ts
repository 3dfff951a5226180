/** What every command about accounts is given: the database, the queue, sessions, hashing, limits. */
import { availableParallelism } from "node:os";
import { DEFAULT_LANGUAGE, type Language } from "../../content/language.ts";
import { limitConcurrency } from "../../core/concurrency.ts";
import type { Database, Db } from "../../db/client.ts";
import type { Queue } from "../../jobs/queue.server.ts";
import { type Limits, openLimits } from "./limits.server.ts";
import { type Hashing, hashing } from "./passwords/hash.server.ts";
import { openSecretBox, type SecretBox } from "./second-factor/secret-box.server.ts";
import { openSessions, type Sessions } from "./sessions.server.ts";
import { type KnownDevices, openKnownDevices } from "./sign-in/known-device.server.ts";

export type AdminTwoFactor = "required" | "optional";

export type Accounts = Sessions & {
  readonly db: Db;
  readonly queue: Pick<Queue, "enqueue">;
  readonly limits: Limits;
  /** So many at once and no more: throws TooBusyError when too many are waiting. */
  readonly hashing: Hashing;
  readonly knownDevices: KnownDevices;
  /** Encrypts what must be read again: the secrets of second factors. */
  readonly secretBox: SecretBox;
  /** Whether the administrator may go without a second factor. */
  readonly adminTwoFactor: AdminTwoFactor;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Lower case. Who has it, verified, is the administrator (P4). */
  readonly adminEmail: string;
  /** Of everybody, as nobody chooses one yet. */
  readonly language: Language;
};

/** One thread of Node's four is left to files and compression; more hashes than cores are not done sooner. */
const HASHES_AT_ONCE = Math.min(3, availableParallelism());
/** Some fifteen seconds of waiting on two cores, at most. Who comes after them is asked to come again. */
const HASHES_WAITING = 200;

/** However many sign in at once, hashes take no more than 3 × 46 MiB. Throws TooBusyError. */
function bounded({ hash, verify }: Hashing): Hashing {
  const inTurn = limitConcurrency({ atOnce: HASHES_AT_ONCE, mostWaiting: HASHES_WAITING });
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (hashed, password) => inTurn(() => verify(hashed, password)),
  };
}

/** Everything that commands of this module need. The database must be migrated and the queue open. */
export function createAccounts(options: {
  db: Db;
  pool: Database["pool"];
  queue: Pick<Queue, "enqueue">;
  secret: string;
  publicUrl: string;
  adminEmail: string;
  /** English when it is not said. */
  language?: Language;
  /** Required when it is not said. */
  adminTwoFactor?: AdminTwoFactor;
  /** A test counts how often it is used. */
  hashing?: Hashing;
}): Accounts {
  const { db, queue, secret, publicUrl, adminEmail } = options;
  const knownDevices = openKnownDevices({ secret, publicUrl });
  return {
    ...openSessions({ db, secret, publicUrl, knownDevices }),
    db,
    queue,
    hashing: bounded(options.hashing ?? hashing),
    knownDevices,
    secretBox: openSecretBox(secret),
    adminTwoFactor: options.adminTwoFactor ?? "required",
    limits: openLimits(options.pool),
    publicUrl,
    language: options.language ?? DEFAULT_LANGUAGE,
    adminEmail,
  };
}
