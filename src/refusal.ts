/** Reason why an act was not carried out, as a sentence. */
export type Refusal = { ok: false; message: string };

export function refuse(message: string): Refusal {
	return { ok: false, message };
}
