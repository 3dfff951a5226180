/** What every command at the console does alike: how it reads what was typed, and how it ends. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf, OperatorError } from "../core/errors.ts";
import { type Database, openDatabase } from "../db/client.ts";
import type { Settings } from "../server/env.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Runs a command, which gives the exit code. What its user can put right is a message alone, and 1. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The one thing that a command takes, and its options. Throws an OperatorError with the usage when something else was typed. */
export function readArguments<Own extends Options>(usage: string, options: Own) {
  const args = process.argv.slice(2);
  if (args.includes("--help")) throw new OperatorError(usage);
  const { values, positionals } = parseOptions(args, usage, options);
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new OperatorError(usage);
  return { given, values };
}

function parseOptions<Own extends Options>(args: string[], usage: string, options: Own) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${usage}`);
  }
}

/** What `use` makes of the installation's database, which is closed afterwards. */
export async function withDatabase<Made>(
  { location }: Pick<Settings, "location">,
  use: (database: Database) => Promise<Made>,
): Promise<Made> {
  const database = await openDatabase(location, (line) => console.error(line));
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
