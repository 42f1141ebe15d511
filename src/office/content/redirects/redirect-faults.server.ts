import { findFormerAddress, pathIn } from "#src/content/editing/former-addresses.server.ts";
import type { RequestPage } from "#src/content/links/check-links.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { typedAddress } from "#src/office/content/links/typed-address.ts";
import { isOfOffice } from "#src/office/redirect-to.server.ts";

type Site = { db: Db; requestPage: RequestPage; siteUrl: string };
type AddressCheck = { address: string } | { fault: string };

/** The path that is to lead elsewhere, as it is asked for; or why it cannot. */
export async function checkFrom(text: string, { db, requestPage, siteUrl }: Site): Promise<AddressCheck> {
	const address = ownAddress(text, siteUrl);
	if (!address?.startsWith("/"))
		return { fault: "Enter an address on this website, starting with a slash, such as /prospectus." };
	if (/[?#]/.test(address)) return { fault: "Leave out the ? or # and everything after it." };
	const path = address.length > 1 ? address.replace(/\/+$/, "") : address;
	if (isOfOffice(path)) return { fault: `${path} is in the office. Visitors can’t go there.` };
	const former = await findFormerAddress(db, path);
	if (former?.leads_to && former.item_id !== null)
		return { fault: `${path} was a page’s address before. It already leads to ${former.leads_to}.` };
	const { status, html, personal } = await requestPage(path);
	if (status < 300) return { fault: `${path} is a page visitors see today, so it can’t lead elsewhere.` };
	if (personal) return { fault: `${path} is for pages about one person’s data, so it can’t lead elsewhere.` };
	if (former?.leads_to && status < 400) return { address: path };
	if (status < 400) return { fault: `${path} already leads elsewhere automatically.` };
	if ((status === 404 || status === 410) && html !== "") return { address: path };
	return { fault: `${path} can’t be a page of this website.` };
}

/** Checks the target of a redirect. Returns a path of the site or an address elsewhere, or the reason it is refused. */
export async function checkTo(text: string, { requestPage, siteUrl }: Site): Promise<AddressCheck> {
	const address = ownAddress(text, siteUrl);
	if (!address) return { fault: "Choose a page, or enter an address such as https://…" };
	if (/^(mailto|tel):/.test(address))
		return { fault: "It must lead to a page, not to an email address or phone number." };
	if (!address.startsWith("/")) return { address };
	const path = pathIn(address);
	if (isOfOffice(path)) return { fault: `${path} is in the office. Visitors can’t open it.` };
	const { status } = await requestPage(address.split("#", 1)[0] ?? "/");
	return status < 400 ? { address } : { fault: `There’s no page at ${path}.` };
}

/** Returns the address as typed, without the site's own host, whether with or without `www.` and over any scheme. */
function ownAddress(text: string, siteUrl: string): string | null {
	const address = typedAddress(text.trim(), siteUrl);
	if (!address) return null;
	const bare = (host: string) => host.replace(/^www\./, "");
	const { protocol, host, pathname, search, hash } = new URL(address, siteUrl);
	const isOwn = /^https?:$/.test(protocol) && bare(host) === bare(new URL(siteUrl).host);
	return isOwn ? pathname + search + hash : address;
}
