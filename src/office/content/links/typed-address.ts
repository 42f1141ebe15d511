/**
 * Reads an address typed for a link: a path of this site, another site, or an email address; null for anything else.
 */
export function typedAddress(typed: string, siteUrl: string): string | null {
	if (/\s/.test(typed)) return null;
	if (/^\/(?![/\\])/.test(typed)) return typed;
	if (/^[^@/]+@[^@/]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
	if (/^(mailto:|tel:)\S+$/i.test(typed)) return typed;
	const address = /^https?:\/\//i.test(typed)
		? typed
		: /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed)
			? `https://${typed}`
			: "";
	if (!URL.canParse(address)) return null;
	const { origin, pathname, search, hash, href } = new URL(address);
	return origin === new URL(siteUrl).origin ? pathname + search + hash : href;
}
