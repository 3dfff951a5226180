import { globSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * What every page needs, without the ending: a file and its style. A name that leads nowhere fails the build.
 */
const FRAME_FILES = [
  "app/form-reply",
  "app/hydrate",
  "app/request-id",
  "app/route-ids",
  "app/shared/busy-mark",
  "app/shared/frame/page-meta",
  "app/shared/frame/use-focus-on-new-page",
  "app/shared/frame/visitor",
  "app/shared/notices/error-page",
  "app/shared/service-worker/use-documents-offline",
  "app/shared/service-worker/worker",
  "app/shared/unsent-answers/outcomes",
  "app/shared/unsent-answers/watcher",
  "app/shared/attempts/attempt-path",
  "app/theme-colours",
  "content/en/errors",
  "content/en/numbers",
  "content/en/ui",
  "content/formats",
  "content/texts",
  "ui/alert",
  "ui/button",
  "ui/card",
  "ui/classes",
  "ui/dialog",
  "ui/focus-from-start",
  "ui/form-state",
  "ui/hydrated",
  "ui/icon",
  "ui/logo",
  "ui/one-text",
  "ui/page/skip-link",
  "ui/swallow-second-press",
  "ui/visually-hidden",
];

/** What every page runs at once, also where it loads no React. */
const FIRST_FILES = [
  "app/plain/hydrate-when-wanted",
  "app/plain/marks",
  "app/plain/serve-plain-page",
  "app/plain/watch-bar",
  "app/shared-addresses",
  "app/shared/device-storage",
  "app/shared/frame/menus",
  "app/shared/install-prompt",
  "app/shared/is-offline",
  "app/shared/service-worker/registration",
  "app/shared/service-worker/start-worker",
  "app/shared/service-worker/update",
  "content/language",
  "core/public-addresses",
];

/** What every public page needs beside that. */
const PUBLIC_FILES = [
  "app/public/shared/get-started",
  "app/public/shared/picture",
  "app/shared/sign-up/link",
  "content/en/install",
  "content/en/public",
];

/** What the pages of students and of the administration need beside that. */
const SIGNED_IN_FILES = [
  "app/shared/account/log-out-button",
  "app/shared/frame/account-menu",
  "app/shared/frame/menu-details",
  "app/shared/frame/parts",
  "content/en/frames",
  "content/en/log-out",
  "ui/field",
  "ui/find-control",
  "ui/form-frame",
  "ui/page/back-link",
  "ui/page/empty-state",
  "ui/page/page-heading",
];

/** What a student's pages and the running test share. */
const ATTEMPT_FILES = [
  "app/shared/use-device-owner",
  "content/en/attempts",
  "content/en/record",
  "modules/attempts/rules",
  "ui/badge",
  "ui/page/loading-area",
  "ui/progress-bar",
  "ui/spinner",
];

/** What every page with questions needs. */
const QUESTION_FILES = [
  "content/en/items",
  "modules/stimuli/record",
  "ui/answering/choice-list",
  "ui/answering/item-frame",
  "ui/answering/scenario",
  "ui/rich-text",
  "ui/table-roles",
];

/** What every page of students needs, apart from the running test. */
const STUDENT_FILES = [
  "app/shared/frame/chat-button",
  "app/student/frame/verify-email-banner",
  "app/student/notebook/address",
  "app/student/shared/verification-reply",
  "content/en/address-reminder",
  "content/en/dashboard",
  "content/en/notebook",
];

/** What the tabs of the dashboard need beside that. */
const DASHBOARD_FILES = [
  "app/student/dashboard/running-banner",
  "app/student/repetition/address",
  "app/student/shared/tab-error",
  "app/student/shared/time-left",
  "app/student/shared/while-loading",
  "app/student/standing/address",
  "content/en/band",
  "content/en/headline",
  "content/en/repetition",
  "content/en/stimulus-counts",
  "content/en/study-plan",
  "modules/attempts/headline",
  "modules/tests/ratios",
  "ui/page/filter-links",
  "ui/page/tabs-nav",
];

function anyOf(names: ReadonlyArray<string>): RegExp {
  const missing = names.filter((name) => globSync(`src/${name}.{ts,tsx}`, { cwd: import.meta.dirname }).length === 0);
  if (missing.length > 0) throw new Error(`vite.config.ts: no such file: ${missing.join(", ")}`);
  return new RegExp(`/src/(${names.join("|")})[.]`);
}

/** In a few files instead of forty: on a slow network each costs a journey there and back. `react` changes with the libraries. */
const SHARED_FILES = [
  { name: "first", test: anyOf(FIRST_FILES), priority: 3 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: "frame", test: anyOf(FRAME_FILES), priority: 1 },
  { name: "attempt", test: anyOf(ATTEMPT_FILES), priority: 2 },
  { name: "signed-in", test: anyOf(SIGNED_IN_FILES), priority: 1 },
  { name: "questions", test: anyOf(QUESTION_FILES), priority: 1 },
  { name: "student", test: anyOf(STUDENT_FILES), priority: 1 },
  { name: "dashboard", test: anyOf(DASHBOARD_FILES), priority: 1 },
  { name: "public-frame", test: anyOf(PUBLIC_FILES), priority: 1 },
  // The styles of the public pages in one: with React asleep they are most of what such a page asks for.
  { name: "public", test: /\/src\/app\/public\/.*[.]module[.]css/, priority: 1 },
];

// The server is built from our own entry, so that Hono, the routes and the worker share one module graph:
// one database client, one set of React Router contexts.
export default defineConfig(({ command }) => ({
  plugins: [process.env.VITEST ? null : reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Schemas that a page does not use are left out. What Zod would do as a side effect would be, too: `app/no-eval.ts` asks nothing of it.
          treeshake: { manualPureFunctions: ["z"] },
          output: { codeSplitting: { groups: SHARED_FILES } },
        },
      },
    },
    ssr: {
      // With its libraries in a few files the server starts in half the time and two thirds of the memory. sharp brings its own binary.
      resolve: command === "build" ? { noExternal: true, external: ["sharp"] } : {},
      build: { rollupOptions: { input: "./src/server/entry.ts" } },
    },
  },
  build: { target: "es2022" },
}));
