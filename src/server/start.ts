/**
 * Starts the product: `node src/server/start.ts [--dev] [--processes N]`. Builds first if the sources are newer than the
 * build. It imports nothing of the server but its bundle: a second copy would have a second connection pool.
 */
import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { messageOf, OperatorError } from "../core/errors.ts";
import { projectRoot } from "../core/project-root.ts";

const USAGE = "Usage: npm start -- [--processes NUMBER|auto]";
const PROCESSES_MAX = 64;
const PARENT_LOOK_MS = 500;

if (cluster.isPrimary) endWithNpm();
try {
  const { dev, processes } = readOptions();
  process.env.NODE_ENV = dev ? "development" : "production";
  if (dev) await startDevelopment();
  else await startProduction(processes);
} catch (error) {
  // The bundle has its own copy of the class, so it is compared by name.
  const isOperators = error instanceof Error && error.name === OperatorError.name;
  console.error(isOperators ? error.message : error);
  process.exit(1);
}

function readOptions(): { dev: boolean; processes: number } {
  const { dev, processes } = parse();
  const count = processes === "auto" ? availableParallelism() : Number(processes);
  const isCount = /^(\d+|auto)$/.test(processes) && count >= 1 && count <= PROCESSES_MAX;
  if (!isCount) throw new OperatorError(`--processes must be auto or a number from 1 to ${PROCESSES_MAX}. ${USAGE}`);
  return { dev, processes: count };
}

function parse(): { dev: boolean; processes: string } {
  try {
    const options = {
      dev: { type: "boolean", default: false },
      processes: { type: "string", default: "1" },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OperatorError(`${messageOf(error)} ${USAGE}`);
  }
}

/**
 * npm passes SIGTERM and SIGINT on, because the scripts replace the shell with this process; anything else that ends npm
 * would leave this process running unnoticed.
 */
function endWithNpm(): void {
  if (!["start", "dev"].includes(process.env.npm_lifecycle_event ?? "")) return;
  const npm = process.ppid;
  const look = () => {
    if (process.ppid !== npm) process.kill(process.pid, "SIGTERM");
  };
  setInterval(look, PARENT_LOOK_MS).unref();
}

async function startProduction(processes: number): Promise<void> {
  if (cluster.isPrimary) {
    const { buildIfChanged } = await import("../../scripts/build.ts");
    await buildIfChanged();
  }
  // Where it cannot be written the code is compiled again at each start.
  enableCompileCache(path.join(projectRoot(), "build/compiled"));
  const { runProcesses, runServer } = await import(
    pathToFileURL(path.join(projectRoot(), "build/server/index.js")).href
  );
  const environment = process.env;
  if (cluster.isPrimary && processes > 1) await runProcesses({ environment, count: processes });
  else await runServer({ environment, development: null });
}

async function startDevelopment(): Promise<void> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const loadApp = () => vite.ssrLoadModule("/src/server/entry.ts");
  const { runServer } = await loadApp();
  await runServer({
    environment: process.env,
    development: { middlewares: vite.middlewares, loadApp, close: () => vite.close() },
  });
}
