import { useNavigation } from "react-router";
import { reviewTexts } from "../../../content/en/review.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { TakesEntry } from "../shared/takes-entry.tsx";
import { field } from "./form.ts";

/** One press from a test of these choices. The Practice Tests tab starts it, and says why if it does not. */
export function StartButton({
  intent,
  fields,
  variant,
  size,
  children,
}: {
  intent: "start-mistakes" | "start-again" | "start-custom";
  /** By the names of `field`; one with several values is sent once for each. */
  fields: Readonly<Record<string, string | ReadonlyArray<string>>>;
  variant: ButtonVariant;
  size?: "sm";
  children: React.ReactNode;
}) {
  const { state, formData } = useNavigation();
  const sent = Object.entries({ [field.intent]: intent, ...fields }).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  );
  const isSent = formData !== undefined && sent.every(({ name, value }) => formData.getAll(name).includes(value));
  return (
    <FormFrame action="/dashboard/tests" busy={state !== "idle" && isSent}>
      {sent.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <TakesEntry />
      <Button variant={variant} {...(size && { size })} busyLabel={reviewTexts.starting}>
        {children}
      </Button>
    </FormFrame>
  );
}
