/** The path of the page where an attempt is taken, with its id. */
export const ATTEMPT_PATH = /^\/attempts\/([^/]+)$/;
