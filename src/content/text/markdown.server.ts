import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { firstWords } from "./excerpt.ts";

const markdown = new Marked({ gfm: true });

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/**
 * Renders an author's Markdown as HTML that is safe to embed: no script, handler, style or form; links to http, https,
 * mail and telephone only; pictures of this site only.
 * @param topHeading the level of the text's highest headings, below the page's own; no level below it is skipped
 */
export function renderMarkdown(text: string, topHeading: 2 | 3 | 4 = 3): string {
	const html = markdown.parse(text, { async: false });
	return sanitizeHtml(html, {
		allowedTags: [
			...headings,
			"p",
			"ul",
			"ol",
			"li",
			"blockquote",
			"strong",
			"em",
			"del",
			"code",
			"pre",
			"a",
			"br",
			"hr",
			"img",
			...table,
		],
		allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "loading"], ol: ["start"] },
		allowedSchemes: ["http", "https", "mailto", "tel"],
		allowedSchemesByTag: { img: [] },
		allowProtocolRelative: false,
		transformTags: { ...shiftHeadings(html, topHeading), a: toLink, img: toPicture },
		exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs.src,
	}).trim();
}

/** The text of an author's Markdown without its markup. */
export function plainText(text: string): string {
	const html = markdown.parse(text, { async: false }).replace(/<br\s*\/?>/g, " ");
	const plain = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
	return plain
		.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof characters) => characters[name])
		.replace(/\s+/g, " ")
		.trim();
}

/** The first words of an author's Markdown, with an ellipsis when there are more. */
export function excerpt(text: string, count: number, ellipsis?: string): string {
	return firstWords(plainText(text), count, ellipsis);
}

const table = ["table", "thead", "tbody", "tr", "th", "td"];
const characters = { amp: "&", lt: "<", gt: ">", quot: '"' } as const;

/** Maps the heading levels in use to consecutive ones from `top`; a level goes down by one at a time. */
function shiftHeadings(html: string, top: number): Record<string, sanitizeHtml.Transformer> {
	const used = headings.filter((tag) => new RegExp(`<${tag}[\\s/>]`, "i").test(html));
	let last = top - 1;
	const toLevel = (level: number) => () => {
		last = Math.min(level, last + 1, 6);
		return { tagName: `h${last}`, attribs: {} };
	};
	return Object.fromEntries(used.map((tag, index) => [tag, toLevel(top + index)]));
}

/** An address of this site, or one with a known scheme. Others, such as ":", are harmless but lead nowhere. */
const leadsSomewhere = /^\s*(?:(?:https?|mailto|tel):|[/#?.]|[^:]*$)/i;

function toLink(tagName: string, { href = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const elsewhere = /^\s*(https?:)?[\\/]{2}/i.test(href);
	return { tagName, attribs: leadsSomewhere.test(href) ? { href, ...(elsewhere && { rel: "noopener" }) } : {} };
}

function toPicture(tagName: string, { src = "", alt = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const ours = /^\/(?![\\/])/.test(src);
	return { tagName, attribs: ours ? { src, alt, loading: "lazy" } : {} };
}
