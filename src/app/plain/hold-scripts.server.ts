import { sharedAddresses } from "../shared-addresses.ts";
import { AT_ONCE } from "./marks.ts";

/** Files are not pages. */
const pages = sharedAddresses.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes("."));

/**
 * Browsers that can render the page behind a link when it is about to be pressed, so that it is there at once. Only pages that are the
 * same for every visitor, and the way in.
 */
const PRERENDERED = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: [...pages, "/login", "/signup"] }, { not: { selector_matches: "[target=_blank]" } }],
      },
      eagerness: "moderate",
    },
  ],
});

/**
 * A rendered page whose React Router waits: its inline scripts are texts and its modules are not preloaded, until
 * `hydrate-when-wanted.ts` makes them what they were. Ours are known by the nonce, which no content can carry. `entry` are the
 * files that run at once.
 */
export function holdScripts(page: string, nonce: string, entry: ReadonlySet<string>): string {
  const own = ` nonce="${nonce}"`;
  return page
    .replaceAll(/<script\b[^<>]*>/g, (tag) => {
      if (!tag.includes(own) || tag.includes(AT_ONCE) || / src="/.test(tag)) return tag;
      return tag.includes(' type="module"')
        ? tag.replace(' type="module"', ' type="text/plain" data-held="module"')
        : tag.replace("<script", '<script type="text/plain" data-held=""');
    })
    .replaceAll(/<link rel="modulepreload" href="([^"]*)"/g, (tag, file) =>
      // What is read comes first.
      entry.has(file) ? tag.replace("href", 'fetchpriority="low" href') : `<link data-held="${file}"`,
    )
    .replace("</head>", `<script type="speculationrules"${own}>${PRERENDERED}</script></head>`);
}
