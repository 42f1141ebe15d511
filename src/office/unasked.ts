/** In the address of a page that loads itself again: no one has asked for it, so that it keeps no session. */
export const autoReloadParameter = "unasked";

/** @param search the query of an address, with its question mark or empty */
export function autoReloadSearch(search: string): string {
	const query = new URLSearchParams(search);
	query.set(autoReloadParameter, "1");
	return `?${query}`;
}
