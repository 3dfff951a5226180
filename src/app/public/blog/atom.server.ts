/** Atom feeds (RFC 4287). Times are instants; every address is absolute. */

import { escapeUTF8 } from "entities/escape";

export type AtomFeed = {
  /** The feed's own address. */
  self: string;
  /** The same content as a web page; also the base of relative addresses. */
  page: string;
  title: string;
  subtitle: string;
  author: string;
  /** When anything in it last changed. */
  updated: Date;
  entries: ReadonlyArray<AtomEntry>;
};

export type AtomEntry = {
  /** A permanent id, which survives a change of address. */
  id: string;
  address: string;
  title: string;
  summary: string;
  /** HTML. */
  content: string;
  author: string;
  category: string;
  published: Date;
  updated: Date;
};

/** Renders the feed. */
export function atomDocument(feed: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${escaped(feed.page)}">`,
    `<id>${escaped(feed.self)}</id>`,
    `<title>${escaped(feed.title)}</title>`,
    `<subtitle>${escaped(feed.subtitle)}</subtitle>`,
    `<updated>${feed.updated.toISOString()}</updated>`,
    `<author><name>${escaped(feed.author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(feed.page)}"/>`,
    ...feed.entries.map(entryElement),
    "</feed>",
    "",
  ].join("\n");
}

function entryElement(entry: AtomEntry): string {
  return [
    "<entry>",
    `<id>${escaped(entry.id)}</id>`,
    `<title>${escaped(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(entry.address)}"/>`,
    `<published>${entry.published.toISOString()}</published>`,
    `<updated>${entry.updated.toISOString()}</updated>`,
    `<author><name>${escaped(entry.author)}</name></author>`,
    `<category term="${escaped(entry.category)}"/>`,
    `<summary>${escaped(entry.summary)}</summary>`,
    `<content type="html">${escaped(entry.content)}</content>`,
    "</entry>",
  ].join("\n");
}

/** Escapes text for an element or attribute; characters that XML 1.0 forbids are dropped. */
function escaped(text: string): string {
  return escapeUTF8(text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
}
