/** As whom the office asks browsers for passkeys: they belong to the site's host. */
export function relyingParty(siteUrl: string): { origin: string; id: string } {
	const { origin, hostname } = new URL(siteUrl);
	return { origin, id: hostname };
}
