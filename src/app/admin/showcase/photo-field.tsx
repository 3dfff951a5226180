import { useRef, useState } from "react";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { IMAGE_FILE_LIMIT, IMAGE_TYPES } from "../../../core/image-address.ts";
import { SHOWCASE_LIMITS } from "../../../modules/showcase/rules.ts";
import { uploadImage } from "../../../ui/authoring/upload-image.ts";
import { classes } from "../../../ui/classes.ts";
import { CheckboxField, TextField } from "../../../ui/fields.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { CheckedImage } from "../images/checked.tsx";
import styles from "./list.module.css";

const texts = showcaseTexts.form;

/** The photo and its alternative text. A chosen file becomes an image at once; before scripts run, with the form. */
export function PhotoField({
  startAddress,
  startAlternative,
  onUploaded,
}: {
  startAddress: string;
  startAlternative: string;
  onUploaded: () => void;
}) {
  const [address, setAddress] = useState(startAddress);
  const [upload, setUpload] = useState<"none" | "running" | "done">("none");
  const [refused, setRefused] = useState<string>();
  const newest = useRef(0);

  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    newest.current += 1;
    const own = newest.current;
    setRefused(undefined);
    setUpload("running");
    const reply = await uploadImage(file, { isPortrait: true });
    // Somebody chose another one meanwhile.
    if (own !== newest.current) return;
    setUpload(reply.kind === "stored" ? "done" : "none");
    input.value = "";
    if (reply.kind === "refused") setRefused(reply.message);
    else {
      setAddress(reply.address);
      onUploaded();
    }
  }

  return (
    <div className={classes("stack gap-4", styles.photo)}>
      <input type="hidden" name="photo" value={address} />
      {address !== "" && (
        <div className={styles.shown}>
          <CheckedImage
            src={address}
            alt={texts.photoShown}
            width={80}
            height={80}
            className={styles.face}
            fallback={<p className={styles.quiet}>{texts.photoBroken}</p>}
          />
          <CheckboxField key={address} label={texts.fields.removePhoto} name="removePhoto" />
        </div>
      )}
      <TextField
        label={texts.fields.photo}
        isOptional
        name="photoFile"
        type="file"
        accept={IMAGE_TYPES}
        hint={texts.hints.photo(IMAGE_FILE_LIMIT)}
        error={refused}
        onChange={(event) => void choose(event.currentTarget)}
      />
      <div role="status" className={styles.uploading}>
        {upload === "running" && <Spinner label={texts.uploading} />}
        {upload === "done" && <span>{texts.uploaded}</span>}
      </div>
      <TextField
        label={texts.fields.photoAlt}
        name="photoAlt"
        maxLength={SHOWCASE_LIMITS.photoAlt}
        hint={texts.hints.photoAlt}
        autoComplete="off"
        defaultValue={startAlternative}
      />
    </div>
  );
}
