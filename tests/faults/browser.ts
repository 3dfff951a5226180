/** A browser reduced to its requests: an address of its own, a cookie, and whatever comes back – or does not. */

export type Answer = { status: number; text: string; headers: Headers; requestId: string; tookMs: number };

export type Ask = { method?: string; headers?: Record<string, string>; body?: BodyInit; patienceMs?: number };

export type Browser = {
  /** The answer; null when the connection failed or nothing came in time. Redirects are not followed. */
  ask(path: string, options?: Ask): Promise<Answer | null>;
  /** Sends a form as a page without scripts does. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Answer | null>;
  /** Sends JSON as the page of a running test does. */
  send(path: string, body: unknown): Promise<Answer | null>;
};

/** As long as the page of a running test waits. */
const PATIENCE_MS = 20_000;

let lastHost = 0;

/** Opens one. `urlOf` is asked each time: a product that was started again may be elsewhere. */
export function openBrowser(urlOf: () => string, cookie = ""): Browser {
  lastHost += 1;
  const address = `10.77.${Math.floor(lastHost / 250) % 250}.${(lastHost % 250) + 1}`;

  async function ask(path: string, { headers, patienceMs = PATIENCE_MS, ...rest }: Ask = {}): Promise<Answer | null> {
    const began = performance.now();
    try {
      const response = await fetch(`${urlOf()}${path}`, {
        ...rest,
        headers: {
          accept: "text/html",
          origin: urlOf(),
          "x-forwarded-for": address,
          ...(cookie && { cookie }),
          ...headers,
        },
        redirect: "manual",
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      const requestId = response.headers.get("x-request-id") ?? "";
      return { status: response.status, text, headers: response.headers, requestId, tookMs: performance.now() - began };
    } catch {
      return null;
    }
  }

  return {
    ask,
    submit: (path, fields) => ask(path, { method: "POST", body: new URLSearchParams(fields) }),
    send: (path, body) =>
      ask(path, {
        method: "POST",
        headers: { accept: "*/*", "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}
