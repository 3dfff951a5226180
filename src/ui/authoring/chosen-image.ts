/** The fields of the picture dialog: which picture, and its alternative text. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { imageIdOf, isImageAddress } from "../../core/image-address.ts";
import type { TextImage } from "./rich-text-image.ts";
import { uploadImage } from "./upload-image.ts";

const texts = authoringTexts.image;
const ALTERNATIVE_LIMIT = 500;

type Picture = Omit<TextImage, "alt">;

/**
 * The picture: the file that was uploaded last, or the one at a typed address. `pasted` is uploaded at once. An error is cleared
 * by the next change.
 */
export function useChosenPicture(image: TextImage | null, pasted: File | null | undefined) {
  const [picture, setPicture] = useState<Picture | null>(image);
  const [address, setAddress] = useState(image && imageIdOf(image.src) === null ? image.src : "");
  const [isUploading, setIsUploading] = useState(false);
  const [errors, setErrors] = useState<{ file?: string; address?: string }>({});
  const latest = useRef<File>(null);

  async function upload(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setErrors({});
    setIsUploading(true);
    const reply = await uploadImage(file);
    // Another one was chosen meanwhile, and the message is about that one.
    if (latest.current !== file) return;
    setIsUploading(false);
    if (reply.kind === "refused") setErrors((before) => ({ ...before, file: reply.message }));
    else {
      setAddress("");
      setPicture({ src: reply.address, width: reply.width, height: reply.height });
    }
  }

  const sendPasted = useEffectEvent(() => void upload(pasted ?? undefined));
  useEffect(() => sendPasted(), []);

  function write(typed: string) {
    setAddress(typed);
    setErrors({});
    const src = typed.trim();
    // Its size is unknown until it is displayed.
    setPicture(isImageAddress(src) ? { src, width: null, height: null } : null);
  }

  /** The picture; null if there is none, with an error at the field that should have it. */
  function check(): Picture | null {
    if (picture) setErrors({});
    else setErrors(address.trim() === "" ? { file: texts.refused.missing } : { address: texts.addressWrong });
    return picture;
  }

  return { picture, address, isUploading, errors, upload, write, check };
}

/** The alternative text, or that the picture is decoration and has none. `alt` is that of the selected picture. */
export function useAlternative(alt: string | null | undefined) {
  const [text, setText] = useState(alt ?? "");
  const [isDecoration, setIsDecoration] = useState(alt === "");
  const [error, setError] = useState<string>();

  function write(typed: string) {
    setText(typed);
    setError(undefined);
  }

  function markDecoration(isMarked: boolean) {
    setIsDecoration(isMarked);
    setError(undefined);
  }

  /** The text; null while it cannot be used, and then the error says why. */
  function check(): string | null {
    const wrong = isDecoration ? undefined : wrongWith(text.trim());
    setError(wrong);
    if (wrong !== undefined) return null;
    return isDecoration ? "" : text.trim();
  }

  return { text, isDecoration, error, write, markDecoration, check };
}

function wrongWith(text: string): string | undefined {
  if (text === "") return texts.alternativeMissing;
  return text.length > ALTERNATIVE_LIMIT ? texts.alternativeTooLong(ALTERNATIVE_LIMIT) : undefined;
}
