/**
 * Parameter in the address of a page that reloads automatically: no one has asked for it, so it doesn't extend the
 * session.
 */
export const autoReloadParameter = "unasked";

/** @param search the query of an address, with its question mark or empty */
export function autoReloadSearch(search: string): string {
	const query = new URLSearchParams(search);
	query.set(autoReloadParameter, "1");
	return `?${query}`;
}
