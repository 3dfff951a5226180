import { useRef, useState } from "react";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { IMAGE_FILE_LIMIT, IMAGE_TYPES } from "../../../core/image-address.ts";
import { IMAGE_ALT_MAX, IMAGE_URL_MAX, isPictureAddress } from "../../../modules/blog/rules.ts";
import { uploadImage } from "../../../ui/authoring/upload-image.ts";
import { classes } from "../../../ui/classes.ts";
import { TextField } from "../../../ui/fields.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { CheckedImage } from "../images/checked.tsx";
import styles from "./form.module.css";

const texts = blogAuthoringTexts.form;

/** The featured image: its address, which an upload fills in, and its alternative text. */
export function PictureFields({
  address,
  startAddress,
  startAlternative,
  onUploaded,
}: {
  /** As it is typed now. */
  address: string;
  startAddress: string;
  startAlternative: string;
  onUploaded: () => void;
}) {
  const isAlive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<"none" | "running" | "done">("none");
  const [refused, setRefused] = useState<string>();
  const shown = address.trim();

  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    setRefused(undefined);
    setUpload("running");
    const reply = await uploadImage(file);
    setUpload(reply.kind === "stored" ? "done" : "none");
    // The same file can be chosen once more, and is not sent with the form.
    input.value = "";
    if (reply.kind === "refused") setRefused(reply.message);
    else if (field.current) {
      field.current.value = reply.address;
      onUploaded();
    }
  }

  return (
    <div className={classes("stack gap-4", styles.picture)}>
      <div className="stack gap-4">
        <TextField
          ref={field}
          label={texts.imageUrl}
          name="imageUrl"
          required
          inputMode="url"
          maxLength={IMAGE_URL_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts.imageUrlHint}
          defaultValue={startAddress}
          error={upload === "done" ? "" : undefined}
          onChange={() => {
            setRefused(undefined);
            if (upload === "done") setUpload("none");
          }}
        />
        {isAlive && (
          <TextField
            label={texts.upload}
            name="imageFile"
            type="file"
            accept={IMAGE_TYPES}
            hint={texts.uploadHint(IMAGE_FILE_LIMIT)}
            error={refused}
            disabled={upload === "running"}
            onChange={(event) => void choose(event.currentTarget)}
          />
        )}
        <TextField
          label={texts.imageAlt}
          isOptional
          name="imageAlt"
          maxLength={IMAGE_ALT_MAX}
          autoComplete="off"
          hint={texts.imageAltHint}
          defaultValue={startAlternative}
        />
      </div>
      <div className={classes("stack gap-2", styles.shown)}>
        {/* So that a wrong address is seen before visitors see it. */}
        {isPictureAddress(shown) && (
          <CheckedImage
            src={shown}
            alt={texts.imageShown}
            width={1200}
            height={675}
            fallback={<p className={styles.broken}>{texts.imageBroken}</p>}
          />
        )}
        <div role="status" className={styles.uploading}>
          {upload === "running" && <Spinner label={texts.uploading} />}
          {upload === "done" && <span>{texts.uploaded}</span>}
        </div>
      </div>
    </div>
  );
}
