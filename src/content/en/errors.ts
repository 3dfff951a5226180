/** The texts of error pages, and why a form could not be accepted. */
import { localized } from "../texts.ts";
export const errorTexts = localized({
  pageFor(status: number): { title: string; text: string } {
    switch (status) {
      case 400:
        return {
          title: "We could not read that",
          text: "What you sent does not fit this page. Open the page again, then try again.",
        };
      case 401:
        return { title: "Sign in first", text: "You need to sign in to see this page." };
      case 403:
        return { title: "Not for this account", text: "Your account cannot open this page." };
      case 404:
        return {
          title: "Page Not Found",
          text: "There is nothing at this address. It may have been moved or removed.",
        };
      case 405:
        return {
          title: "That does not work here",
          text: "This page cannot take what you sent. Go back and try again.",
        };
      case 413:
        return {
          title: "Too much at once",
          text: "You sent more than this page can take, so nothing was changed. Go back, shorten it and send it again.",
        };
      case 429:
        return {
          title: "Too many requests at once",
          text: "More requests came from you than we can answer at once. What you saved is safe. Wait a moment, then try again.",
        };
      case 503:
        return {
          title: "Back in a moment",
          text: "The site cannot answer right now. Nothing was lost. Try again in a few minutes.",
        };
      default:
        return {
          title: "Something went wrong",
          text: "This is our fault, not yours. What you saved is safe. Try again. If it happens again, tell us the reference below.",
        };
    }
  },
  /** Why something could not be done, as part of a sentence or alone. Nothing that was typed is lost. */
  reasons: {
    unreachable: "we could not reach the server. Check your connection and try again.",
    signedOut: "you are signed out. Sign in again in another tab, then try again here.",
    tooLarge: "that is too much to send at once. Shorten it and try again.",
    away: "the site cannot answer right now. Try again in a few minutes.",
    tooOften: "too many requests came from your network. Wait a few minutes, then try again.",
    fault: "something went wrong on our side. Try again.",
  },
  /** At the field of a local time that clocks skip, with the last time before and the first after. */
  skippedTime: (before: string, after: string) =>
    `Please choose another time: the clocks go forward then. The last time before is ${before}, and the first after is ${after}.`,
  /** No network, or no server reachable. */
  offline: {
    title: "No connection",
    text: "We could not load this page. What you saved is safe. Check your network, then try again.",
    stillSignedIn: "You are still signed in on this device. Once you are connected, go back and log out again.",
    kept: "Pages you have read on this device may still open without a network.",
    test: "Your test carries on without a network. Your answers stay on this device until the network is back, and then reach us.",
    toTest: "Back to your test",
  },
  tryAgain: "Try again",
  backHome: "Back to the start page",
  signIn: "Sign In",
  /** Links from the page for missing addresses. */
  waysOn: {
    label: "Where to go next",
    courses: { label: "All courses", text: "What each exam asks, and what its course covers." },
    blog: { label: "The blog", text: "Articles and study advice for nursing exams." },
    contact: { label: "Write to us", text: "Tell us what you were looking for." },
  },
  reference: (id: string) => `Reference: ${id}`,
});
