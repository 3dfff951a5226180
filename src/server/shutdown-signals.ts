/** The signals that end a process in an orderly way: from its supervisor, Ctrl-C, and a closed terminal. */
export const SHUTDOWN_SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
