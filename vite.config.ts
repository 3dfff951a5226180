import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * What every page needs, in two files instead of forty: on a slow network each file costs a journey there and back.
 * The first changes only with the libraries.
 */
const SHARED_FILES = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  {
    name: "frame",
    test: /\/src\/(ui\/(alert|button|card|classes|form-state|hydrated|icon|logo|visually-hidden|page\/skip-link)|content\/en\/(errors|install|public|ui)|app\/(device-memory|error-page|form-reply|is-offline|kept-answers\/kept-(answers|news)|student\/attempt\/running-test|theme-colours|service-worker\/.*|public\/(get-started|page-meta|picture|sign-up-link|visitor|install\/install-prompt)))[.]/,
    priority: 1,
  },
];

// The server is built from our own entry, so that Hono, the routes and the worker share one module graph:
// one database client, one set of React Router contexts.
export default defineConfig({
  plugins: [process.env.VITEST ? null : reactRouter()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } } },
    ssr: { build: { rollupOptions: { input: "./src/server/entry.ts" } } },
  },
  build: { target: "es2022" },
});
