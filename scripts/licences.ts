/**
 * `npm run licences`: under which licence each package is that ships with the product, from the lock file and what is
 * installed. Fails on any that is not on the list below; part of `npm run check`.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod/mini";
import { projectRoot } from "../src/core/project-root.ts";

/** Licences that let anybody use and hand on a package unchanged, at most with its notice. */
const ALLOWED = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "PostgreSQL"],
  ...["CC0-1.0", "Unlicense"],
]);

/** Others, each for the packages and the reason given. */
const EXCEPTIONS: ReadonlyArray<{ licence: string; packages: RegExp; reason: string }> = [
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    reason: "libvips is a shared library beside sharp, loaded at run time and replaceable, as section 4 asks",
  },
];

const Licence = z.union([
  z.string(),
  z.pipe(
    z.object({ type: z.string() }),
    z.transform(({ type }) => type),
  ),
]);
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), license: z.optional(Licence), dev: z.optional(z.boolean()) }),
  ),
});
const Installed = z.object({ license: z.optional(Licence) });

type Package = { name: string; version: string; licence: string };

const root = projectRoot();

/** All packages of the lock file but those that only development needs, also those for other systems. */
async function shippedPackages(): Promise<Package[]> {
  const lock = Lock.parse(JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));
  const shipped = Object.entries(lock.packages).filter(([folder, { dev }]) => folder !== "" && dev !== true);
  return Promise.all(
    shipped.map(async ([folder, { version = "", license }]) => ({
      name: folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license ?? (await installedLicence(folder)),
    })),
  );
}

async function installedLicence(folder: string): Promise<string> {
  const file = path.join(root, folder, "package.json");
  if (!existsSync(file)) return "unknown";
  return Installed.parse(JSON.parse(await readFile(file, "utf8"))).license ?? "unknown";
}

/** True when an SPDX expression can be met: of an OR by one side, of an AND by both (SPDX 2.3, annex D). */
function isMet(expression: string, isAllowed: (licence: string) => boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  if (plain.includes("(")) return false;
  return plain.split(" OR ").some((side) => side.split(" AND ").every((licence) => isAllowed(licence.trim())));
}

function exceptionFor(name: string, licence: string) {
  return EXCEPTIONS.find((exception) => exception.licence === licence && exception.packages.test(name));
}

const packages = await shippedPackages();
const byLicence = Map.groupBy(packages, ({ licence }) => licence);
for (const [licence, group] of [...byLicence].sort(([one], [other]) => one.localeCompare(other))) {
  console.log(`${String(group.length).padStart(5)}  ${licence}`);
}
for (const { licence, packages: which, reason } of EXCEPTIONS)
  console.log(`       ${licence} of ${which.source}: ${reason}`);

const refused = packages.filter(
  ({ name, licence }) => !isMet(licence, (one) => ALLOWED.has(one) || exceptionFor(name, one) !== undefined),
);
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence} is not on the list.`);
console.log(`${packages.length} packages, ${refused.length} refused`);
process.exit(refused.length === 0 && packages.length > 0 ? 0 : 1);
