import { schema as commonMark } from "prosemirror-markdown";
import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

const { nodes, marks } = commonMark.spec;
const blocks: Record<string, NodeSpec> = {
	table: { content: "table_row+", group: "block", parseDOM: [{ tag: "table" }] },
	table_row: { content: "table_cell+", parseDOM: [{ tag: "tr", context: "table/" }] },
	table_cell: {
		content: "text*",
		attrs: { columns: { default: 1 } },
		parseDOM: [
			{
				tag: "td, th",
				context: "table_row/",
				getAttrs: (cell) => ({ columns: Math.min(20, Math.max(1, Number(cell.getAttribute("colspan")) || 1)) }),
			},
		],
	},
};

/** Defines what a text of the site can contain, and how pasted HTML expresses it. All other formatting is left out. */
export function pasteSchema(origin: string): Schema {
	return new Schema({
		nodes: nodes
			.update("heading", {
				...nodes.get("heading"),
				content: "text*",
				marks: "link code struck",
				// The site puts a text's headings below the page's own: the highest is written with two signs.
				parseDOM: [{ tag: "h1,h2,h3,h4,h5,h6", getAttrs: (h) => ({ level: Math.max(2, Number(h.nodeName[1])) }) }],
			})
			.update("hard_break", { ...nodes.get("hard_break"), linebreakReplacement: true })
			// Order matters: bullets come before the ordered list, so that items without a list get bullets.
			.remove("bullet_list")
			.addBefore("ordered_list", "bullet_list", { content: "list_item+", group: "block", parseDOM: [{ tag: "ul" }] })
			.update("ordered_list", {
				...nodes.get("ordered_list"),
				attrs: { order: { default: 1 } },
				parseDOM: [{ tag: "ol", getAttrs: (list) => ({ order: Number(list.getAttribute("start")) || 1 }) }],
			})
			.remove("image")
			.append(blocks),
		marks: marks
			.update("em", extendSpec(marks.get("em"), [{ tag: "cite" }]))
			.update("code", extendSpec(marks.get("code"), [{ tag: "kbd, samp, tt" }]))
			.update("link", {
				attrs: { href: {} },
				parseDOM: [
					{
						tag: "a[href]",
						getAttrs: (link) => {
							const href = hrefOf(link.getAttribute("href") ?? "", origin);
							return href !== "" && { href };
						},
					},
				],
			})
			.addBefore("em", "struck", {
				parseDOM: [
					{ tag: "s, strike, del" },
					{ style: "text-decoration", getAttrs: (value) => /line-through/.test(value) && null },
				],
			}),
	});
}

function extendSpec(spec: MarkSpec | undefined, rules: MarkSpec["parseDOM"] & object): MarkSpec {
	return { ...spec, parseDOM: [...(spec?.parseDOM ?? []), ...rules] };
}

/** Empty for one that has no target from here, such as a bookmark within the pasted document. */
function hrefOf(href: string, origin: string): string {
	if (href.startsWith("/") && !/^\/[/\\]/.test(href)) return href;
	if (!URL.canParse(href)) return "";
	const url = new URL(href);
	if (/^(www\.)?google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url")
		return hrefOf(url.searchParams.get("q") ?? "", origin);
	if (!["http:", "https:", "mailto:", "tel:"].includes(url.protocol)) return "";
	return url.origin === origin ? url.pathname + url.search + url.hash : href.trim();
}
