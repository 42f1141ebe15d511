/** Whether a text has every word that is looked for, whatever the case. */
export function hasWords(text: string, wanted: string): boolean {
	const folded = text.toLowerCase();
	return wanted
		.toLowerCase()
		.split(/\s+/)
		.every((word) => folded.includes(word));
}
