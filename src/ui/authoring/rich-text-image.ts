/** Images in a rich text, and the toolbar's commands on them. */
import { type Editor, mergeAttributes, Node } from "@tiptap/core";
import { isImageAddress } from "../../core/image-address.ts";

/** `alt` is empty for a decoration and null if nobody has described it. Sizes are pixels. */
export type TextImage = { src: string; alt: string | null; width: number | null; height: number | null };

const NAME = "image";

/** Inline, as in HTML. Pasted and dropped content is text only: images come through the dialog. */
export const ImageNode = Node.create({
  name: NAME,
  inline: true,
  group: "inline",
  draggable: true,
  addAttributes() {
    return {
      src: { default: "" },
      alt: { default: null },
      width: { default: null, parseHTML: (element: HTMLElement) => pixels(element.getAttribute("width")) },
      height: { default: null, parseHTML: (element: HTMLElement) => pixels(element.getAttribute("height")) },
    };
  },
  parseHTML() {
    return [
      {
        tag: "img[src]",
        getAttrs: (element) => (isImageAddress(element.getAttribute("src") ?? "") ? null : false),
      },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    return ["img", mergeAttributes(HTMLAttributes)];
  },
  renderText: ({ node }) => String(node.attrs.alt ?? ""),
});

/** The picture that is pasted or dropped, when there are no words with it, which would be meant; else null. */
export function pictureIn(transfer: DataTransfer | null): File | null {
  if (transfer?.getData("text/plain") !== "") return null;
  return [...transfer.files].find(({ type }) => type.startsWith("image/")) ?? null;
}

/** The image that is selected, or null. */
export function selectedImage(editor: Editor): TextImage | null {
  if (!editor.isActive(NAME)) return null;
  const attributes: Record<string, unknown> = editor.getAttributes(NAME);
  const { src, alt, width, height } = attributes;
  return {
    src: String(src),
    alt: typeof alt === "string" ? alt : null,
    width: typeof width === "number" ? width : null,
    height: typeof height === "number" ? height : null,
  };
}

/** Puts an image in at the cursor, or in place of the one that is selected. */
export function putImage(editor: Editor, image: TextImage): void {
  editor.chain().focus().insertContent({ type: NAME, attrs: image }).run();
}

/** Takes the selected image out. */
export function removeImage(editor: Editor): void {
  editor.chain().focus().deleteSelection().run();
}

function pixels(text: string | null): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
}
