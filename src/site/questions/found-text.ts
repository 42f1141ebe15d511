type FoundTexts = {
	none?: string | undefined;
	one?: string | undefined;
	/** Text with `{value}` for their number. */
	several?: string | undefined;
};

/** Tells how many questions were found, on the page and while a visitor types. */
export function foundText(found: number, { none = "", one = "", several = "" }: FoundTexts): string {
	if (found < 2) return found === 0 ? none : one;
	return several.replace("{value}", String(found));
}
