import { authoringTexts } from "../../content/en/authoring.ts";
import { uiTexts } from "../../content/en/ui.ts";
import { IMAGE_FILE_LIMIT, IMAGE_TYPES } from "../../core/image-address.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { CheckboxField, TextAreaField, TextField } from "../fields.tsx";
import { Spinner } from "../spinner.tsx";
import { useAlternative, useChosenPicture } from "./chosen-image.ts";
import styles from "./image-dialog.module.css";
import type { TextImage } from "./rich-text-image.ts";

const texts = authoringTexts.image;

/**
 * Asks for a picture and its alternative text: without a text, or the mark that it is decoration, it is not inserted.
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
  const chosen = useChosenPicture(image, pasted);
  const alternative = useAlternative(image?.alt);

  function put() {
    // Both are checked, so that all errors appear together.
    const [picture, alt] = [chosen.check(), alternative.check()];
    if (picture && alt !== null) onPut({ ...picture, alt });
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
        <PictureFields chosen={chosen} mayStandElsewhere={mayStandElsewhere} onEnter={put} />
        <TextAreaField
          label={texts.alternative}
          name="image-alternative"
          rows={2}
          hint={mayStandElsewhere ? texts.alternativeHintOfReaders : texts.alternativeHint}
          error={alternative.error}
          disabled={alternative.isDecoration}
          value={alternative.text}
          onChange={(event) => alternative.write(event.currentTarget.value)}
        />
        <CheckboxField
          label={texts.decoration}
          name="image-decoration"
          checked={alternative.isDecoration}
          onChange={(event) => alternative.markDecoration(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

function PictureFields({
  chosen: { picture, address, isUploading, errors, upload, write },
  mayStandElsewhere,
  onEnter,
}: {
  chosen: ReturnType<typeof useChosenPicture>;
  mayStandElsewhere: boolean;
  onEnter: () => void;
}) {
  return (
    <>
      <TextField
        label={texts.file}
        name="image-file"
        type="file"
        accept={IMAGE_TYPES}
        hint={picture ? texts.fileAgain : texts.fileHint(IMAGE_FILE_LIMIT)}
        error={errors.file}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
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
            onEnter();
          }}
        />
      )}
      <div role="status" className={styles.shown}>
        {isUploading && <Spinner label={texts.uploading} />}
        {!isUploading && picture && (
          <img src={picture.src} alt={texts.shown} referrerPolicy="no-referrer" className={styles.picture} />
        )}
      </div>
    </>
  );
}
