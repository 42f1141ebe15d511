/** Tells whether a text has every word that is looked for, whatever the case. */
export function matchesSearch(text: string, searchText: string): boolean {
	const folded = text.toLowerCase();
	return searchText
		.toLowerCase()
		.split(/\s+/)
		.every((word) => folded.includes(word));
}
