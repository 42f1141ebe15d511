type FoundWords = {
	none?: string | undefined;
	one?: string | undefined;
	/** With `{value}` for their number. */
	several?: string | undefined;
};

/** How many questions were found, on the page and while a visitor types. */
export function foundText(found: number, { none = "", one = "", several = "" }: FoundWords): string {
	if (found < 2) return found === 0 ? none : one;
	return several.replace("{value}", String(found));
}
