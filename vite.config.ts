import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// The server is built from our own entry, so that Hono, the routes and the worker share one module graph:
// one database client, one set of React Router contexts.
export default defineConfig({
  plugins: [process.env.VITEST ? null : reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: "./src/server/entry.ts" } } } },
  build: { target: "es2022" },
});
