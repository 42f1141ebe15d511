/** Names of the form's own fields that only a program fills in, or that tell how long the filling took. */
export const honeypotField = "website";
export const fillTimeField = "fill_ms";

/**
 * Judges a submission by the form's own spam fields; a request that sends neither passes.
 * @returns a sentence for the sender, or undefined when nothing is wrong
 */
export function refuseSpam(fields: Record<string, string>, minFillMs: number): string | undefined {
	if (fields[honeypotField]) return "Please leave the hidden field empty and send the form again.";
	const filled = fields[fillTimeField];
	if (filled !== undefined && !(Number(filled) >= minFillMs))
		return "This was sent very quickly after the form opened. Please wait a moment and send it again.";
	return undefined;
}
