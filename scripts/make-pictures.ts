/**
 * `npm run pictures [-- FOLDER [SCREEN…]]`: the pictures of the running product in `src/app/public/screens`, or in that
 * folder, of all screens or of those. It starts a product of its own with the demo content, takes tests in it as its student, and photographs what is there.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { projectRoot } from "../src/core/project-root.ts";
import { startProduct } from "../src/testing/product.ts";
import { findChromium } from "./find-chromium.ts";
import { composeNarrow, composePhones, composeWide } from "./pictures/compose.ts";
import { SCREENS, takeScreenshots } from "./pictures/screens.ts";

const AVIF = { quality: 56, effort: 4 };
const WEBP = { quality: 76, effort: 6 };
const SMALLER = 960;

const [, , to, ...named] = process.argv;
const screens = named.length === 0 ? SCREENS : SCREENS.filter((screen) => named.includes(screen));
const folder = to ?? path.join(projectRoot(), "src/app/public/screens");
await mkdir(folder, { recursive: true });
const shots = await photograph();
for (const [name, { desk, phone }] of shots) {
  const wide = await composeWide(desk, phone);
  const smaller = await sharp(wide).resize({ width: SMALLER }).png().toBuffer();
  await write(`${name}-1600.avif`, sharp(wide).avif(AVIF));
  await write(`${name}-${SMALLER}.avif`, sharp(smaller).avif(AVIF));
  await write(`${name}-${SMALLER}.webp`, sharp(smaller).webp(WEBP));
  await write(`${name}-phone.avif`, sharp(await composeNarrow(phone)).avif(AVIF));
}
const [onOne, onOther] = [shots.get("dashboard"), shots.get("test")];
if (onOne && onOther) {
  const phones = await composePhones(onOne.phone, onOther.phone);
  await write("phones.avif", sharp(phones).avif(AVIF));
  await write("phones.webp", sharp(phones).webp(WEBP));
}

async function photograph() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "lamplight-pictures-"));
  const product = await startProduct({ DATA_DIR: dataDir });
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath: findChromium(), args: isRoot ? ["--no-sandbox"] : [] });
  try {
    const [, email = "", password = ""] = /Demo student: (\S+), password (\S+)/.exec(product.output()) ?? [];
    return await takeScreenshots(browser, { url: product.url, email, password }, screens);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function write(name: string, picture: Sharp): Promise<void> {
  await writeFile(path.join(folder, name), await picture.toBuffer());
}
