/** Memory and processor time of the product and its database during an exam. */
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { z } from "zod/mini";
import { cpuSeconds, family } from "../measure.ts";

const Reading = z.object({ rss: z.number(), heap: z.number(), delay: z.number(), collecting: z.number() });

/** Of all processes of the product together; megabytes, milliseconds. */
export type Sample = {
  rss: number;
  heap: number;
  /** The longest turn since the last sample. */
  delay: number;
  /** Spent on collecting garbage since the start of the product. */
  collecting: number;
  /** Of PostgreSQL, with shared memory counted once. */
  postgres: number;
};

/** Processor seconds since the start. */
export type Used = { product: number; postgres: number };

const MEGABYTE = 1024 * 1024;

/** What the product's environment must hold so that it can be watched, and profiled when a folder for that is given. */
export function probeEnvironment(folder: string, profiles: string | undefined): Record<string, string> {
  const probe = pathToFileURL(path.join(import.meta.dirname, "probe.ts")).href;
  const profiling = profiles ? ` --cpu-prof --cpu-prof-dir=${path.resolve(profiles)}` : "";
  return {
    BENCH_PROBE: folder,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${probe}${profiling}`.trim(),
  };
}

/** Watches a product, its database and the probes in a folder. */
export function watchProduct({ folder, product, postmaster }: { folder: string; product: number; postmaster: number }) {
  /** `collect`: the memory in use after garbage collection. */
  async function look(kind: "look" | "collect" = "look"): Promise<Sample> {
    const looks = await Promise.all(socketsIn(folder).map((socket) => ask(socket, kind)));
    const sample = { rss: 0, heap: 0, delay: 0, collecting: 0, postgres: postgresMegabytes(postmaster) };
    for (const one of looks) {
      if (!one) continue;
      sample.rss += one.rss / MEGABYTE;
      sample.heap += one.heap / MEGABYTE;
      sample.delay = Math.max(sample.delay, one.delay);
      sample.collecting += one.collecting;
    }
    return sample;
  }

  /** The embedded database is a child of the product and is counted for itself. */
  function used(): Used {
    const postgres = cpuSeconds(postmaster);
    return { product: cpuSeconds(product) - postgres, postgres };
  }

  /** Samples every second until it is stopped. */
  function begin(): () => Promise<Sample[]> {
    const samples: Sample[] = [];
    let looking = Promise.resolve();
    const timer = setInterval(() => {
      looking = looking.then(async () => {
        samples.push(await look());
      });
    }, 1_000);
    return async () => {
      clearInterval(timer);
      await looking;
      return samples;
    };
  }

  return { look, used, begin };
}

function socketsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sock"))
    .map((name) => path.join(folder, name));
}

/** Null when that process has ended. */
async function ask(path: string, kind: string): Promise<z.infer<typeof Reading> | null> {
  try {
    const socket = connect({ path });
    socket.write(kind);
    return Reading.parse(JSON.parse(await text(socket)));
  } catch {
    return null;
  }
}

/** Memory that several processes share is divided among them by the kernel. */
function postgresMegabytes(postmaster: number): number {
  const kilobytes = family(postmaster).map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
