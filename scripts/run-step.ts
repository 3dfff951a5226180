/** Runs the tools of this project from its own node_modules, under the Node that runs us. */
import { spawn } from "node:child_process";
import path from "node:path";
import { projectRoot } from "../src/core/project-root.ts";

export type Step = {
  name: string;
  command: string;
  args: ReadonlyArray<string>;
  env?: Readonly<Record<string, string>>;
};
export type Outcome = { name: string; passed: boolean; output: string };

const binaries = path.join(projectRoot(), "node_modules/.bin");

/** Runs one command to its end. `show` passes its output on as it comes; it is returned either way. */
export function runStep(step: Step, show: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: projectRoot(),
      env: { ...process.env, ...step.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ""}` },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on("error", (error) => resolve({ name: step.name, passed: false, output: error.message }));
    child.on("close", (code) => resolve({ name: step.name, passed: code === 0, output }));
  });
}
