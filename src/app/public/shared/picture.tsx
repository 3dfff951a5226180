/**
 * The pictures of the public pages, drawn for this product (docs/pictures.md). Their sizes are listed here, to avoid layout
 * shifts while they load. Those of posts are in `public/pictures`, because posts store their addresses.
 */
import about from "../pictures/about.svg?no-inline";
import courseDha from "../pictures/course-dha.svg?no-inline";
import courseNclexRn from "../pictures/course-nclex-rn.svg?no-inline";
import courseNorcet from "../pictures/course-norcet.svg?no-inline";
import courseOet from "../pictures/course-oet.svg?no-inline";
import courseOsce from "../pictures/course-osce.svg?no-inline";
import coursePte from "../pictures/course-pte.svg?no-inline";

const COURSE = { width: 960, height: 640 };

/** Addresses and sizes in CSS pixels. */
export const pictures = {
  about: { src: about, width: 1200, height: 675 },
  "course-dha": { src: courseDha, ...COURSE },
  "course-nclex-rn": { src: courseNclexRn, ...COURSE },
  "course-norcet": { src: courseNorcet, ...COURSE },
  "course-oet": { src: courseOet, ...COURSE },
  "course-osce": { src: courseOsce, ...COURSE },
  "course-pte": { src: coursePte, ...COURSE },
} as const;

export type PictureName = keyof typeof pictures;

/** One of the pictures. An empty `alt` makes it decorative, which is not read aloud. */
export function Picture({
  name,
  alt,
  loading = "lazy",
  className,
}: {
  name: PictureName;
  alt: string;
  /** "eager" for pictures in view when the page opens. */
  loading?: "lazy" | "eager";
  className?: string | undefined;
}) {
  const { src, width, height } = pictures[name];
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      {...(loading === "eager" && { fetchPriority: "high" })}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
