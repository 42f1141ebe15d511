import { renderMarkdown } from "#src/content/text/markdown.server.ts";

/** A link or a picture of a text, as the site shows it. `href` is undefined where it has no target. */
export type TextLink = { href: string | undefined; text: string; picture: boolean };

/** The links and pictures of an author's Markdown, in its order. */
export function linksIn(text: string): TextLink[] {
	const html = renderMarkdown(text);
	// Sanitised: attributes are quoted, and links are closed and not within each other.
	return [...html.matchAll(/<a(?: ([^>]*))?>(.*?)<\/a>|<img ([^>]*)>/gs)].map(([, link = "", inner = "", picture]) => ({
		href: attribute(picture ?? link, picture === undefined ? "href" : "src"),
		text:
			picture === undefined
				? decodeEntities(inner.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, "$1").replace(/<[^>]*>/g, "")).trim()
				: (attribute(picture, "alt") ?? ""),
		picture: picture !== undefined,
	}));
}

/** The addresses of an author's pictures without alternative text, those within links included. */
export function pictureAddressesWithoutAlt(text: string): string[] {
	if (!text.includes("![") && !/<img\b/i.test(text)) return [];
	return [...renderMarkdown(text).matchAll(/<img ([^>]*)>/g)].flatMap(([, attributes = ""]) =>
		(attribute(attributes, "alt") ?? "").trim() === "" ? [attribute(attributes, "src") ?? ""] : [],
	);
}

function attribute(attributes: string, name: string): string | undefined {
	const value = new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
	return value === undefined ? undefined : decodeEntities(value);
}

function decodeEntities(text: string): string {
	return text.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof characters) => characters[name]);
}

const characters = { amp: "&", lt: "<", gt: ">", quot: '"' } as const;
