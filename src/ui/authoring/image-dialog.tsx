import { useEffect, useEffectEvent, useRef, useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { uiTexts } from "../../content/en/ui.ts";
import { IMAGE_FILE_LIMIT, IMAGE_TYPES, imageIdOf, isImageAddress } from "../../core/image-address.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { CheckboxField, TextAreaField, TextField } from "../fields.tsx";
import { Spinner } from "../spinner.tsx";
import styles from "./image-dialog.module.css";
import type { TextImage } from "./rich-text-image.ts";
import { uploadImage } from "./upload-image.ts";

const texts = authoringTexts.image;
const ALTERNATIVE_LIMIT = 500;

type Picture = Omit<TextImage, "alt">;
type Wrong = { file?: string; address?: string; alternative?: string };

/**
 * Asks for a picture and for what is to be said of it: without that, or the word that it is decoration, it is not put in.
 * `image` is the one that is selected, null for a new one; `pasted` is sent at once; `mayStandElsewhere` also takes the
 * address of a picture.
 */
export function ImageDialog({
  image,
  pasted,
  mayStandElsewhere,
  onPut,
  onRemove,
  onClose,
}: {
  image: TextImage | null;
  pasted?: File | null;
  mayStandElsewhere: boolean;
  onPut: (image: TextImage) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const [picture, setPicture] = useState<Picture | null>(image);
  const [alternative, setAlternative] = useState(image?.alt ?? "");
  const [isDecoration, setIsDecoration] = useState(image?.alt === "");
  const [isUploading, setIsUploading] = useState(false);
  const [address, setAddress] = useState(image && imageIdOf(image.src) === null ? image.src : "");
  const [errors, setErrors] = useState<Wrong>({});
  const latest = useRef<File>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    forgetWrong("file", "address");
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

  const sendPasted = useEffectEvent(() => void choose(pasted ?? undefined));
  useEffect(() => sendPasted(), []);

  /** The error of a field is cleared by the next change to it. */
  function forgetWrong(...fields: ReadonlyArray<keyof Wrong>) {
    setErrors((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));
  }

  function write(typed: string) {
    setAddress(typed);
    forgetWrong("file", "address");
    const src = typed.trim();
    // Its size is unknown until it is displayed.
    setPicture(isImageAddress(src) ? { src, width: null, height: null } : null);
  }

  function put() {
    const alt = isDecoration ? "" : alternative.trim();
    const wrong: Wrong = {
      ...missing(),
      ...(alt === "" && !isDecoration ? { alternative: texts.alternativeMissing } : {}),
      ...(alt.length > ALTERNATIVE_LIMIT ? { alternative: texts.alternativeTooLong(ALTERNATIVE_LIMIT) } : {}),
    };
    setErrors(wrong);
    if (picture && Object.keys(wrong).length === 0) onPut({ ...picture, alt });
  }

  function missing(): Wrong {
    if (picture) return {};
    return address.trim() === "" ? { file: texts.refused.missing } : { address: texts.addressWrong };
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          {image && (
            <Button variant="quiet" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button onClick={put}>{image ? texts.apply : texts.insert}</Button>
        </>
      }
    >
      <div className="stack gap-4">
        <TextField
          label={texts.file}
          name="image-file"
          type="file"
          accept={IMAGE_TYPES}
          hint={picture ? texts.fileAgain : texts.fileHint(IMAGE_FILE_LIMIT)}
          error={errors.file}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        {mayStandElsewhere && (
          <TextField
            label={texts.address}
            name="image-address"
            type="url"
            inputMode="url"
            autoComplete="off"
            hint={texts.addressHint}
            error={errors.address}
            value={address}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // The editor is inside a form, which this must not submit.
              event.preventDefault();
              put();
            }}
          />
        )}
        <div role="status" className={styles.shown}>
          {isUploading && <Spinner label={texts.uploading} />}
          {!isUploading && picture && (
            <img src={picture.src} alt={texts.shown} referrerPolicy="no-referrer" className={styles.picture} />
          )}
        </div>
        <TextAreaField
          label={texts.alternative}
          name="image-alternative"
          rows={2}
          hint={mayStandElsewhere ? texts.alternativeHintOfReaders : texts.alternativeHint}
          error={errors.alternative}
          disabled={isDecoration}
          value={alternative}
          onChange={(event) => {
            setAlternative(event.currentTarget.value);
            forgetWrong("alternative");
          }}
        />
        <CheckboxField
          label={texts.decoration}
          name="image-decoration"
          checked={isDecoration}
          onChange={(event) => {
            setIsDecoration(event.currentTarget.checked);
            forgetWrong("alternative");
          }}
        />
      </div>
    </Dialog>
  );
}
