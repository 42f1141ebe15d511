/** A text field that people do not see; only programs fill it in. */
export const honeypotField = "website";
/** Milliseconds from opening the form to sending it. */
export const fillTimeField = "fill_ms";
