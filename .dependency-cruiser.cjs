/** Which folder may import which. The same picture is in docs/architecture.md; this file is the one that fails the build. */

/** Each layer lists the layers below it that it may import. Reading down the list is reading up the house. */
const LAYERS = {
  content: [],
  core: ["content"],
  ui: ["core", "content"],
  items: ["core", "ui", "content"],
  mail: ["core", "content"],
  "embedded-postgres": [],
  db: ["core", "embedded-postgres"],
  jobs: ["core", "db", "content"],
  modules: ["core", "items", "db", "mail", "jobs", "content"],
  app: ["core", "ui", "items", "modules", "content", "mail", "db"],
  server: ["core", "db", "mail", "jobs", "modules", "app", "content"],
  cli: ["core", "items", "db", "mail", "jobs", "modules", "content", "server"],
};

const TESTS = "[.]test(-data)?[.]tsx?$";

const TESTS_AND_BUILDERS = `${TESTS}|^src/testing/`;

/** Files of modules with something of the database or of the process that others need as well. */
const SHARED_ON_THE_SERVER = [
  "accounts/auth",
  "accounts/limits",
  "accounts/roles",
  "attempts/limits",
  "messages/limits",
  "messages/messages",
  "questions/check-question",
  "questions/describe-question",
  "questions/insert-questions",
  "questions/lock-questions",
  "stimuli/insert-stimuli",
  "subjects/lesson-index",
];

const layerRules = Object.entries(LAYERS).map(([layer, below]) => ({
  name: `${layer}-imports-only-below`,
  severity: "error",
  comment: `src/${layer} may import: ${below.join(", ") || "nothing in src"}.`,
  from: { path: `^src/${layer}/`, pathNot: TESTS },
  to: { path: "^src/", pathNot: `^src/(${[layer, ...below].join("|")})/` },
}));

/** One package, one door: the only place that may import it. */
const ONE_DOOR = {
  "pg|@embedded-postgres/[^/]+": "^src/(db/(client|migrate)[.]ts$|embedded-postgres/inspect[.]ts$|testing/)",
  "ts-fsrs": "^src/modules/repetition/scheduler[.]server[.]ts$",
  otpauth: "^src/(modules/accounts/second-factor/totp[.]server|testing/totp)[.]ts$",
  uqr: "^src/modules/accounts/second-factor/qr-code[.]server[.]ts$",
  nodemailer: "^src/mail/transport[.]server[.]ts$",
  "pg-boss": "^src/jobs/queue[.]server[.]ts$",
  "hono|@hono/[^/]+": "^src/server/",
  "@tiptap/[^/]+": "^src/ui/authoring/",
  sharp: "^src/modules/images/make-image[.]server[.]ts$",
  "pg-copy-streams": "^src/modules/backup/copy[.]server[.]ts$",
  yazl: "^src/modules/backup/zip-writer[.]server[.]ts$",
  yauzl: "^src/modules/backup/zip-reader[.]server[.]ts$",
  "prom-client": "^src/server/(installation-)?metrics[.]ts$",
  "html-react-parser": "^src/ui/answering/text-with-gaps[.]tsx$",
};

const doorRules = Object.entries(ONE_DOOR).map(([packages, door]) => ({
  name: `one-door-${packages.replace(/[^a-z]+/g, "-")}`,
  severity: "error",
  comment: `Only ${door} may import ${packages}.`,
  from: { path: "^src/", pathNot: [door, TESTS] },
  to: { path: `^node_modules/(${packages})/`, dependencyTypesNot: ["type-only"] },
}));

const error = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    ...layerRules,
    ...doorRules,
    error(
      "screens-ask-through-modules",
      "A screen speaks to the database through queries and commands; only the context names its type.",
      { path: "^src/app/", pathNot: "^src/app/context[.]ts$" },
      { path: "^src/db/" },
    ),
    error(
      "audiences-are-islands",
      "What several audiences use stands in src/app/shared, which knows none of them, as what stands beside routes.ts.",
      { path: "^src/app/([^/]+)" },
      { path: "^src/app/(account|admin|public|student)/", pathNot: "^src/app/$1/" },
    ),
    error(
      "cli-takes-only-settings-from-the-server",
      "A command is not a web server.",
      { path: "^src/cli/", pathNot: TESTS },
      { path: "^src/server/", pathNot: "^src/server/env[.]ts$" },
    ),
    error(
      "embedded-postgres-has-one-door",
      "What goes on behind it is nobody else's: it could be a package of its own.",
      { path: "^src/", pathNot: "^src/embedded-postgres/" },
      { path: "^src/embedded-postgres/", pathNot: "^src/embedded-postgres/embedded-postgres[.]ts$" },
    ),
    error(
      "item-types-are-islands",
      "Share by moving up to src/items.",
      { path: "^src/items/types/([^/]+)/" },
      { path: "^src/items/types/([^/]+)/", pathNot: "^src/items/types/$1/" },
    ),
    error(
      "item-types-through-the-registry",
      "Everyone else meets them there.",
      { path: "^src/", pathNot: "^src/items/(registry|types)/" },
      { path: "^src/items/types/", pathNot: TESTS },
    ),
    error(
      "models-and-scorers-are-plain",
      "They also run in scripts: no React, no views.",
      { path: "^src/items/([^/]+|types/[^/]+/(model|score[.]server))[.]ts$", pathNot: TESTS },
      { path: "(^node_modules/(react|react-dom|@mantine)/)|[.]tsx$|^src/ui/", dependencyTypesNot: ["type-only"] },
    ),
    error(
      "views-never-reach-a-solution",
      "Directly or through anything else.",
      { path: "[.]view[.]tsx$|^src/ui/", pathNot: TESTS },
      { path: "[.]server[.]tsx?$|^src/(db|modules)/", reachable: true },
    ),
    error(
      "rules-are-pure",
      "No database, no request, no clock.",
      { path: "^src/modules/[^/]+/rules[.]ts$" },
      { path: "^src/", pathNot: "^src/(core/|content/|modules/[^/]+/rules[.]ts$)", dependencyTypesNot: ["type-only"] },
    ),
    error(
      "modules-have-one-door",
      "commands, queries, what both sides of the network share, and the few files of the server that are named here.",
      { path: "^src/([^/]+/[^/]+)", pathNot: TESTS_AND_BUILDERS },
      {
        path: "^src/modules/",
        pathNot: `^src/($1/|modules/[^/]+/((commands|queries)/|[^/.]+[.]ts$)|modules/(${SHARED_ON_THE_SERVER.join("|")})[.]server[.]ts$)`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    error(
      "queries-give-no-commands",
      "Who only asks changes nothing. What a query writes itself is found by scripts/lint/queries-only-ask.grit.",
      { path: "^src/modules/[^/]+/queries/", pathNot: TESTS },
      { path: "^src/modules/[^/]+/commands/", dependencyTypesNot: ["type-only"] },
    ),
    error(
      "author-views-stay-in-admin",
      "They are large, and they show solutions.",
      { path: "^src/app/", pathNot: "^src/app/admin/" },
      { path: "^src/items/registry/author-views[.]tsx?$" },
    ),
    error(
      "test-helpers-are-for-tests",
      "What only tests need does not ship.",
      { path: "^src/", pathNot: `^src/testing/|${TESTS}` },
      { path: `^src/testing/|${TESTS}` },
    ),
    error("no-cycles", "Two files that need each other are one, or need a third.", {}, { circular: true }),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    parser: "swc",
    tsPreCompilationDeps: "specify",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|[.]react-router)/|[+]types|[.]css$" },
  },
};
