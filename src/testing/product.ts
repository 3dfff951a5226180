/** The product as its users meet it: a process of its own, started by its own command. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { z } from "zod/mini";
import { projectRoot } from "../core/project-root.ts";

export type Product = {
  url: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
  /** Ends it without asking. */
  kill(): Promise<void>;
};

/** Starts the product, with options of its command if need be, on a port of its own and returns when it says that it is ready. Throws with its output when it ends before. */
export async function startProduct(
  environment: Readonly<Record<string, string>>,
  options: ReadonlyArray<string> = [],
): Promise<Product> {
  const port = environment.PORT ?? String(await freePort());
  // Under it the build would leave out what only Vitest does not need.
  const { VITEST: _, ...surroundings } = process.env;
  const child = spawn(process.execPath, [...(await argumentsOfStart()), ...options], {
    cwd: projectRoot(),
    env: {
      ...surroundings,
      NODE_ENV: "production",
      ADMIN_TWO_FACTOR: "optional",
      TRUST_PROXY: "loopback",
      PORT: port,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        output += text;
        if (output.includes("Lamplight is ready")) resolve();
      });
    }
    child.on("exit", (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    process: child,
    output: () => output,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

/** What `npm start` gives Node. */
async function argumentsOfStart(): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(projectRoot(), "package.json"), "utf8"));
  return Manifest.parse(manifest)
    .scripts.start.replace(/^exec node /, "")
    .split(" ");
}

const Manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port was found.");
  return address.port;
}
