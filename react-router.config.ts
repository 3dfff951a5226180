import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: true,
  // Pages of the same size from a quarter less of build: few routes have a loader of the browser, and none is large.
  splitRouteModules: false,
} satisfies Config;
