/** The entry of the server's bundle: what `start.ts` loads, and what the development server loads again after a change. */
export { createApp } from "./app.ts";
export { runProcesses } from "./processes.ts";
export { runServer } from "./run-server.ts";
