/**
 * The page of a list that an address asks for: the first one if it names none.
 * @returns undefined for whatever is no page
 */
export function pageNumber(params: URLSearchParams): number | undefined {
	const text = params.get("page")?.trim() || "1";
	return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
