/**
 * Inspects the product from within: preloaded through NODE_OPTIONS, it answers on its own socket, named after the process id,
 * with the memory in use and the event loop delay.
 */
import { createServer } from "node:net";
import path from "node:path";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const folder = process.env.BENCH_PROBE;
if (folder) answerIn(folder);

function answerIn(folder: string): void {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let collecting = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collecting += duration;
  }).observe({ entryTypes: ["gc"] });
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (asked) => {
      if (asked.toString() === "collect") collect();
      const { rss, heapUsed, external } = process.memoryUsage();
      const answer = { rss, heap: heapUsed + external, delay: delay.max / 1e6, collecting };
      delay.reset();
      socket.end(JSON.stringify(answer));
    });
  });
  server.listen({ path: path.join(folder, `${process.pid}.sock`), exclusive: true });
  server.unref();
}
