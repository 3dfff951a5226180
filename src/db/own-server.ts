/** The product's own PostgreSQL server, for an installation without `DATABASE_URL`: how the embedded one is configured. */
import { OperatorError } from "../core/errors.ts";
import {
  EmbeddedPostgresError,
  type EmbeddedServer,
  openEmbeddedPostgres,
  type Role,
} from "../embedded-postgres/embedded-postgres.ts";

/** Its superuser and database, and part of the names of folders outside the data folder. */
const NAME = "lamplight";

/** For two cores and modest memory. */
const SETTINGS = {
  max_connections: "100",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  maintenance_work_mem: "64MB",
  checkpoint_timeout: "15min",
  max_wal_size: "1GB",
  wal_compression: "off",
  random_page_cost: "1.1",
  // One parallel worker: a report must not take both cores from the pages.
  max_parallel_workers_per_gather: "1",
  // JIT compilation costs more than any of our queries takes.
  jit: "off",
};

const REMEDIES = {
  "other-server": " Or set DATABASE_URL to a PostgreSQL server.",
  "other-folder": " Or set DATA_DIR to another folder.",
};

/** Starts the server whose files are below the data folder, or attaches to it. Throws OperatorError if it does not start. */
export async function openOwnServer(
  dataDir: string,
  log: (line: string) => void = () => {},
  role?: Role,
): Promise<EmbeddedServer> {
  const initdbOptions = ["--text-search-config=english"];
  try {
    return await openEmbeddedPostgres(dataDir, { name: NAME, settings: SETTINGS, initdbOptions, log }, role);
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new OperatorError(`${error.message}${error.otherwise ? REMEDIES[error.otherwise] : ""}`);
  }
}
