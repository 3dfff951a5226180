/**
 * Starts the product: `node src/server/start.ts [--dev]`. Builds first when the sources are newer than the build.
 * It imports nothing of the server but its bundle: a second copy would have a second pool of connections.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { OperatorError } from "../core/errors.ts";
import { projectRoot } from "../core/project-root.ts";

const isDevelopment = process.argv.includes("--dev");

process.env.NODE_ENV = isDevelopment ? "development" : "production";

try {
  if (isDevelopment) await startDevelopment();
  else await startProduction();
} catch (error) {
  // The bundle has its own copy of the class, hence the name.
  const isOperators = error instanceof Error && error.name === OperatorError.name;
  console.error(isOperators ? error.message : error);
  process.exit(1);
}

async function startProduction(): Promise<void> {
  const { buildIfChanged } = await import("../../scripts/build.ts");
  await buildIfChanged();
  const { runServer } = await import(pathToFileURL(path.join(projectRoot(), "build/server/index.js")).href);
  await runServer({ environment: process.env, development: null });
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
