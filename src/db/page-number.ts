/**
 * The page of a list that an address asks for: the first one if it names none.
 * @param name of its parameter, where an address has several lists
 * @returns undefined for whatever isn’t a page
 */
export function pageNumber(params: URLSearchParams, name = "page"): number | undefined {
	const text = params.get(name)?.trim() || "1";
	return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
