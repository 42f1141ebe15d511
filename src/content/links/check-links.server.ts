import { linksIn, type TextLink } from "./links-in.server.ts";

/** Asks this site for an address, as a visitor does. */
export type RequestPage = (address: string) => Promise<PageAnswer>;
type PageAnswer = {
	status: number;
	html: string;
	/** True for what is of one person alone, whether it is there or not. */
	personal?: boolean;
};

/** Something about a link or picture that should be put right; `message` is a sentence. */
export type LinkFault = { link: TextLink; message: string };

/** Words that say nothing without what is around them: screen readers list links by themselves. */
const empty = new Set(
	"click here|click|here|this|this link|link|read more|more|know more|learn more|page|this page".split("|"),
);

type Site = { requestPage: RequestPage; siteUrl: string };

/**
 * Finds what is wrong with the links and pictures of a text, without asking any other host: links and pictures that
 * have no target on this site, and link texts that do not say where they lead.
 */
export async function checkLinks(text: string, site: Site): Promise<LinkFault[]> {
	const faults: LinkFault[] = [];
	const checksByHref = new Map<string, Promise<string | undefined>>();
	for (const link of linksIn(text)) {
		const textProblem = textFault(link);
		if (textProblem) faults.push({ link, message: textProblem });
		const path = pathOnSite(link.href, site.siteUrl);
		if (path === undefined) continue;
		const fault = checksByHref.get(path) ?? siteFault(path, site.requestPage);
		checksByHref.set(path, fault);
		const message = await fault;
		if (message) faults.push({ link, message });
	}
	return faults;
}

function textFault({ href, text, picture }: TextLink): string | undefined {
	// Missing parts of a picture keep the text from being published: see findMissingAlt.
	if (picture) return undefined;
	if (href === undefined || href === "") return `The link “${text}” doesn’t have an address.`;
	if (text === "") return `The link to ${href} doesn’t have a text.`;
	if (empty.has(text.toLowerCase().replace(/[.…!»>→\s]+$/u, ""))) return `“${text}” doesn’t say where it leads.`;
	return undefined;
}

/** The path of an address of this site, with its query and anchor; undefined for other hosts, mail and telephone. */
export function pathOnSite(href: string | undefined, siteUrl: string): string | undefined {
	if (!href || !URL.canParse(href, siteUrl)) return undefined;
	const { origin, pathname, search, hash } = new URL(href, siteUrl);
	return origin === new URL(siteUrl).origin ? pathname + search + hash : undefined;
}

/**
 * Asks the site itself, so that pages, records, files and anchors are all known.
 * @returns a sentence, if it has no target
 */
export async function siteFault(path: string, requestPage: RequestPage): Promise<string | undefined> {
	const [address = "/", anchor = ""] = path.split("#", 2);
	if (/^\/office(\/|$)/.test(address)) return `${path} is in the office. Visitors can’t open it.`;
	const { status, html } = await requestPage(address || "/");
	// A site that is closed or busy doesn't tell.
	if (status === 503) return undefined;
	if (status >= 400) return `There’s nothing at ${address}.`;
	if (anchor === "" || anchor === "main" || status >= 300) return undefined;
	const isThere = html.includes(` id="${decodedAnchor(anchor)}"`);
	return isThere ? undefined : `The page at ${address} doesn’t have a part called “${anchor}”.`;
}

function decodedAnchor(anchor: string): string {
	try {
		return decodeURIComponent(anchor);
	} catch {
		return anchor;
	}
}
