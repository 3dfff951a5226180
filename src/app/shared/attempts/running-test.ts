/** The address of a running test, with its id. */
export const RUNNING_TEST = /^\/attempts\/([^/]+)$/;
