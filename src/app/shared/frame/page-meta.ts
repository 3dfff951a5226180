/** Metadata of a page for search engines and shared links. */
import type { MetaDescriptor } from "react-router";
import type { Thing, WithContext } from "schema-dts";
import { publicTexts } from "../../../content/en/public.ts";
import { currentLanguage } from "../../../content/language.ts";
import { publicAddresses } from "../../../core/public-addresses.ts";
import type { ShellData } from "./visitor.server.ts";

/** The matches that React Router passes to `meta`: the root, the public frame, the page. */
type Matches = readonly [unknown, { loaderData: ShellData | undefined }, ...unknown[]];

/** With the size known, a link preview appears without waiting for the image. */
type SharedPicture = { src: string; alt: string; width?: number; height?: number };

export type PageDescription = {
  /** Without the institute's name, which is appended. */
  title: string;
  /** A function where it depends on the settings. */
  description: string | ((site: ShellData["site"]) => string);
  /** The page's canonical path. */
  path: string;
  /** The preview image, as a path or an absolute address; the institute's own by default. */
  picture?: SharedPicture | undefined;
  kind?: "website" | "article";
  /** True for pages that search engines must not index. */
  isHidden?: boolean;
  /** Structured data. A function of the site, because its addresses must be absolute. */
  structured?: (site: SiteAddress) => ReadonlyArray<WithContext<Thing>>;
};

/** The institute's name, and how to make a path absolute. */
export type SiteAddress = { name: string; addressOf: (path: string) => string };

const DEFAULT_PICTURE = { src: "/og.png", width: 1200, height: 630 };

/** The `meta` of a public page. Canonical addresses are built from PUBLIC_URL, never from the request. */
export function pageMeta(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const [, { loaderData: shell }] = matches;
  // The frame failed, and the page with it: the error page supplies the title.
  if (!shell) return [];
  const name = shell.site.instituteName;
  const addressOf = (path: string) => new URL(path, `${shell.publicUrl}/`).href;
  const description = typeof page.description === "string" ? page.description : page.description(shell.site);
  const title = page.path === "/" ? page.title : `${page.title} · ${name}`;
  if (page.isHidden)
    return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
  const address = addressOf(publicAddresses.pathIn(currentLanguage(), page.path));
  const picture: SharedPicture = page.picture ?? { ...DEFAULT_PICTURE, alt: publicTexts.pictureAlt };
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...publicAddresses.alternatesOf(page.path).map(({ language, path }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: language,
      href: addressOf(path),
    })),
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:site_name", content: name },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: addressOf(picture.src) },
    { property: "og:image:alt", content: picture.alt },
    ...(picture.width && picture.height
      ? [
          { property: "og:image:width", content: String(picture.width) },
          { property: "og:image:height", content: String(picture.height) },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.structured?.({ name, addressOf }) ?? []).map((thing) => ({ "script:ld+json": thing })),
  ];
}
