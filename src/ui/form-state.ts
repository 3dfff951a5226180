/** What a FormFrame passes to the fields and buttons inside it. Outside of one: no errors, not busy. */
import { createContext, useContext } from "react";
import type { FieldErrors } from "../core/forms.ts";

export type FormState = { errors: FieldErrors; busy: boolean };

export const FormStateContext = createContext<FormState>({ errors: {}, busy: false });

/** The state of the form around this control. */
export function useFormState(): FormState {
  return useContext(FormStateContext);
}
