import { xmlText } from "./xml.ts";

export type AtomEntry = {
	/** Stays when the address changes, so that no one is shown the entry twice. */
	id: string;
	/** The address of the entry's page. */
	url: string;
	title: string;
	/** `YYYY-MM-DD` at the school. */
	day: string;
	author: string;
	category?: string;
	summary: string;
	/** HTML with root-relative URLs made absolute. */
	html: string;
};

type AtomFeed = {
	title: string;
	subtitle: string;
	/** The URL of the feed. */
	self: string;
	/** The URL of the list page. */
	page: string;
	author: string;
	icon: string;
};

/** An Atom feed (RFC 4287). Entries newest first. */
export function writeAtom(feed: AtomFeed, entries: readonly AtomEntry[]): string {
	const updated = startOfDay(entries[0]?.day ?? "1970-01-01");
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
		`<id>${xmlText(feed.self)}</id>`,
		`<title>${xmlText(feed.title)}</title>`,
		`<subtitle>${xmlText(feed.subtitle)}</subtitle>`,
		`<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>`,
		`<link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>`,
		`<icon>${xmlText(feed.icon)}</icon>`,
		`<author><name>${xmlText(feed.author)}</name></author>`,
		`<updated>${updated}</updated>`,
		...entries.map(writeEntry),
		"</feed>",
		"",
	].join("\n");
}

function writeEntry({ id, url, title, day, author, category, summary, html }: AtomEntry): string {
	return [
		"<entry>",
		`<id>${xmlText(id)}</id>`,
		`<title>${xmlText(title)}</title>`,
		`<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
		`<published>${startOfDay(day)}</published>`,
		`<updated>${startOfDay(day)}</updated>`,
		`<author><name>${xmlText(author)}</name></author>`,
		...(category ? [`<category term="${xmlText(category)}"/>`] : []),
		`<summary>${xmlText(summary)}</summary>`,
		`<content type="html">${xmlText(html)}</content>`,
		"</entry>",
	].join("\n");
}

/** Midnight at the school, as an RFC 3339 timestamp. */
function startOfDay(day: string): string {
	return `${day}T00:00:00+05:30`;
}

/** Makes root-relative links and pictures absolute. */
export function withHost(html: string, siteUrl: string): string {
	return html.replace(/(\s(?:href|src)=")\//g, `$1${siteUrl}/`);
}
