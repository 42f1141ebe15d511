import { findFormerAddress, pathIn } from "#src/content/editing/former-addresses.server.ts";
import type { RequestPage } from "#src/content/links/check-links.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { typedAddress } from "#src/office/content/links/typed-address.ts";
import { isOfOffice } from "#src/office/redirect-to.server.ts";

type Site = { db: Db; requestPage: RequestPage; siteUrl: string };
type Checked = { address: string } | { fault: string };

/** The path that is to lead elsewhere, as it is asked for; or why it cannot. */
export async function checkFrom(typed: string, { db, requestPage, siteUrl }: Site): Promise<Checked> {
	const address = ownAddress(typed, siteUrl);
	if (!address?.startsWith("/"))
		return { fault: "The old address is not one of this site. It begins with a slash, such as /prospectus." };
	if (/[?#]/.test(address)) return { fault: "Leave out what follows the ? or # of the old address." };
	const path = address.length > 1 ? address.replace(/\/+$/, "") : address;
	if (isOfOffice(path)) return { fault: `${path} is in the office: visitors do not come there.` };
	const former = await findFormerAddress(db, path);
	if (former?.leads_to && former.item_id !== null)
		return { fault: `${path} was a page’s own address once, and leads to ${former.leads_to}.` };
	const { status, html, personal } = await requestPage(path);
	if (status < 300) return { fault: `${path} is a page that visitors see today: it cannot lead elsewhere.` };
	if (personal) return { fault: `${path} is where one person’s page would be: it cannot lead elsewhere.` };
	if (former?.leads_to && status < 400) return { address: path };
	if (status < 400) return { fault: `${path} leads elsewhere by itself.` };
	if ((status === 404 || status === 410) && html !== "") return { address: path };
	return { fault: `${path} cannot be a page of this site.` };
}

/** Where it is to lead: a path of the site, or an address elsewhere; or why not. */
export async function checkTo(typed: string, { requestPage, siteUrl }: Site): Promise<Checked> {
	const address = ownAddress(typed, siteUrl);
	if (!address) return { fault: "Say where it leads: find a page, or type an address such as https://…" };
	if (/^(mailto|tel):/.test(address)) return { fault: "It has to lead to a page, not to mail or a telephone." };
	if (!address.startsWith("/")) return { address };
	const path = pathIn(address);
	if (isOfOffice(path)) return { fault: `${path} is in the office: visitors cannot open it.` };
	const { status } = await requestPage(address.split("#", 1)[0] ?? "/");
	return status < 400 ? { address } : { fault: `There is nothing at ${path}.` };
}

/** As it was typed, with the site's own host left out, with or without `www.` and over any scheme. */
function ownAddress(typed: string, siteUrl: string): string | null {
	const address = typedAddress(typed.trim(), siteUrl);
	if (!address) return null;
	const bare = (host: string) => host.replace(/^www\./, "");
	const { protocol, host, pathname, search, hash } = new URL(address, siteUrl);
	const isOwn = /^https?:$/.test(protocol) && bare(host) === bare(new URL(siteUrl).host);
	return isOwn ? pathname + search + hash : address;
}
