/** What every command about accounts is given: the database, the queue, sessions, hashing, limits. */
import { availableParallelism } from "node:os";
import { DEFAULT_LANGUAGE, type Language } from "../../content/language.ts";
import { limitConcurrency } from "../../core/concurrency.ts";
import { currentHost } from "../../core/current-request.server.ts";
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
  /** Limits concurrency: throws TooBusyError when too many are waiting. */
  readonly hashing: Hashing;
  readonly knownDevices: KnownDevices;
  /** Encrypts the secrets of second factors, which must be readable again. */
  readonly secretBox: SecretBox;
  /** Whether the administrator may go without a second factor. */
  readonly adminTwoFactor: AdminTwoFactor;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Lower case. The account that has proved this address is the administrator's (P4). */
  readonly adminEmail: string;
  /** The same for everybody, as it cannot be chosen yet. */
  readonly language: Language;
};

/** Leaves one of Node's four threads to files and compression; more hashes than cores are no faster. */
const HASHES_AT_ONCE = Math.min(3, availableParallelism());
/**
 * At most about ten seconds of waiting on two cores. Further requests are asked to try again: fewer than the tries that are counted
 * in a minute, so that a crowd is told of the crowd and not that it guessed.
 */
const HASHES_WAITING = 150;

/** However many sign-ins are concurrent, hashes take no more than 3 × 46 MiB; hosts are served in turn. Throws TooBusyError. */
function bounded({ hash, verify }: Hashing): Hashing {
  const inTurn = limitConcurrency({ atOnce: HASHES_AT_ONCE, mostWaiting: HASHES_WAITING });
  return {
    hash: (password) => inTurn(currentHost(), () => hash(password)),
    verify: (hashed, password) => inTurn(currentHost(), () => verify(hashed, password)),
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
  /** Defaults to English. */
  language?: Language;
  /** Defaults to required. */
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
