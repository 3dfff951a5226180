/** Preview images for shared links, made by `npm run previews`: SVG drawings are not displayed there. */
import { PREVIEW_SIZE, previewAddress } from "../../core/image-address.ts";

export type PreviewAddress = { src: string; width: number; height: number };

/** The preview of a course. */
export function coursePreview(courseId: string): PreviewAddress {
  return previewNamed(`course-${courseId}`);
}

/** The preview of the built-in post with that drawing. */
export function postPreview(drawing: string): PreviewAddress {
  return previewNamed(drawing.replace(/^.*\/|\.svg$/g, ""));
}

function previewNamed(name: string): PreviewAddress {
  return { src: `/previews/${name}.jpg`, ...PREVIEW_SIZE };
}

/** The preview image of a post; undefined for that of the institute. Neither drawings nor WebP are supported everywhere. */
export function sharedPictureOf(post: {
  preview?: PreviewAddress | null | undefined;
  imageUrl: string;
  imageAlt: string;
}) {
  const { preview, imageUrl, imageAlt: alt } = post;
  if (preview) return { ...preview, alt };
  const own = previewAddress(imageUrl);
  if (own) return { src: own, ...PREVIEW_SIZE, alt };
  return imageUrl.endsWith(".svg") ? undefined : { src: imageUrl, alt };
}
