/**
 * Reads an address typed for a link: a path of this site, another site, or an email address; null for anything else.
 */
export function typedAddress(words: string, siteUrl: string): string | null {
	if (/\s/.test(words)) return null;
	if (/^\/(?![/\\])/.test(words)) return words;
	if (/^[^@/]+@[^@/]+\.[a-z]{2,}$/i.test(words)) return `mailto:${words}`;
	if (/^(mailto:|tel:)\S+$/i.test(words)) return words;
	const address = /^https?:\/\//i.test(words)
		? words
		: /^[\w-]+(\.[\w-]+)+(\/|$)/.test(words)
			? `https://${words}`
			: "";
	if (!URL.canParse(address)) return null;
	const { origin, pathname, search, hash, href } = new URL(address);
	return origin === new URL(siteUrl).origin ? pathname + search + hash : href;
}
