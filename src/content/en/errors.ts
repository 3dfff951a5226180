/** What an error page says. */
export const errorTexts = {
  pageFor(status: number): { title: string; text: string } {
    switch (status) {
      case 401:
        return { title: "Please sign in", text: "You need to be signed in to see this page." };
      case 403:
        return { title: "Not for this account", text: "Your account may not open this page." };
      case 404:
        return {
          title: "Page not found",
          text: "There is nothing at this address. It may have been moved or removed.",
        };
      case 405:
        return { title: "That cannot be done here", text: "This address does not accept what was sent to it." };
      case 413:
        return {
          title: "Too much at once",
          text: "What was sent is larger than this page accepts. Please go back and shorten it.",
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
  backHome: "Back to the start page",
  reference: (id: string) => `Reference: ${id}`,
} as const;
