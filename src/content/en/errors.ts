/** What an error page says, and why a form could not be taken. */
export const errorTexts = {
  pageFor(status: number): { title: string; text: string } {
    switch (status) {
      case 400:
        return {
          title: "That could not be read",
          text: "What was sent is not what this page sends. Please open the page again and try once more.",
        };
      case 401:
        return { title: "Please sign in", text: "You need to be signed in to see this page." };
      case 403:
        return { title: "Not for this account", text: "Your account may not open this page." };
      case 404:
        return {
          title: "Page Not Found",
          text: "There is nothing at this address. It may have been moved or removed.",
        };
      case 405:
        return { title: "That cannot be done here", text: "This address does not accept what was sent to it." };
      case 413:
        return {
          title: "Too much at once",
          text: "You sent more than this page can take in one go, so nothing was changed. Please go back, shorten it, and send it again.",
        };
      case 429:
        return { title: "Too many attempts", text: "Please wait a few minutes and try again." };
      case 503:
        return {
          title: "Back in a moment",
          text: "The service cannot answer right now. Nothing was lost: please try again shortly.",
        };
      default:
        return {
          title: "Something went wrong",
          text: "This is our fault, not yours. What was saved is safe. Please try again; if it happens again, tell the institute the reference below.",
        };
    }
  },
  /** Why something could not be done, said as part of a sentence or by itself. Nothing that was typed is lost. */
  reasons: {
    unreachable: "the server could not be reached. Check the connection and try again.",
    signedOut: "you are signed out. Sign in again in another tab, then try again here.",
    tooLarge: "that is more than the server accepts at once.",
    away: "the service cannot answer right now. Please try again shortly.",
    tooOften: "too much was asked from this address. Wait a few minutes, then try again.",
    fault: "something went wrong on the server. Please try again.",
  },
  /** There is no network, or nothing answers at its other end. */
  offline: {
    title: "No connection",
    text: "The server cannot be reached, so this page could not be loaded. What was saved is safe. Check the network, then try again.",
    kept: "Pages of this site that you have read on this device may open without network, too.",
    test: "Your test goes on without network. Its answers are kept on this device, and are sent as soon as the network is back.",
    toTest: "Back to your test",
  },
  tryAgain: "Try again",
  backHome: "Back to the start page",
  signIn: "Sign In",
  /** Where who looked for a page in vain may find it. */
  waysOn: {
    label: "Other ways on",
    courses: { label: "All courses", text: "What each exam asks, and what its course covers." },
    blog: { label: "The blog", text: "Articles and study advice for nursing exams." },
    contact: { label: "Write to us", text: "Tell us what you were looking for." },
  },
  reference: (id: string) => `Reference: ${id}`,
} as const;
