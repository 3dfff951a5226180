/** What ends a process in an orderly way: whoever runs it, Ctrl-C, and a terminal that is closed. */
export const SHUTDOWN_SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
