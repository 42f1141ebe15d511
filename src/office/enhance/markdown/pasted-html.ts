/** Elements that browsers show as blocks but the parser would join. */
const blocks = "caption, center, dd, details, dl, dt, figcaption, main, nav, summary";
const allBlocks =
	`${blocks}, address, article, aside, blockquote, div, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, ` +
	"ol, p, pre, section, ul";
const unseen =
	"script, style, template, noscript, title, meta, link, xml, object, iframe, svg, math, " +
	"[style*='display:none'], [style*='display: none'], [style*='mso-hide:all']";

/** Changes what word processors, spreadsheets and chats put on the clipboard into plain HTML of the same words. */
export function tidyPasted(body: Element) {
	for (const element of body.querySelectorAll(unseen)) element.remove();
	// Chats write emoji as pictures.
	for (const image of body.querySelectorAll("img"))
		image.replaceWith(/^\p{Extended_Pictographic}/u.test(image.alt) ? image.alt : "");
	const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const text = texts.currentNode as Text;
		const plain = text.data.replace(/[\u00ad\u200b\u2060\ufeff]/g, "").replace(/[\u00a0\u202f]/g, " ");
		text.data = text.parentElement?.closest("pre") ? plain : plain.replace(/[ \t]+/g, " ");
	}
	joinWordItems(body);
	// The office's policy lets no attribute be a style, but code may. Nothing of it is shown.
	for (const styled of body.querySelectorAll<HTMLElement>("[style]"))
		styled.style.cssText = styled.getAttribute("style") ?? "";
	for (const table of [...body.querySelectorAll("table")].reverse()) tidyTable(table);
	// Cells and headings have no blocks: their words follow each other.
	for (const block of body.querySelectorAll(`:is(td, th, h1, h2, h3, h4, h5, h6) :is(${allBlocks})`))
		block.replaceWith(" ", ...block.childNodes, " ");
	for (const block of body.querySelectorAll(blocks)) rename(block, "div");
}

/** Word writes items as paragraphs that begin with their bullet or number. */
function joinWordItems(body: Element) {
	let open: Element[] = [];
	for (const paragraph of body.querySelectorAll("p[style*='mso-list:']")) {
		const level = Number(/mso-list:[^;]*\blevel(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1]);
		if (!level) continue;
		if (paragraph.previousElementSibling !== open[0]) open = [];
		const bullet = [...paragraph.querySelectorAll("[style]")].find((each) =>
			/mso-list:\s*ignore/i.test(each.getAttribute("style") ?? ""),
		);
		const number = /^\(?(\d{1,4})[.)]/.exec(bullet?.textContent.trim() ?? "")?.[1];
		bullet?.remove();
		const kind = number ? "OL" : "UL";
		open.length = Math.min(open.length, level);
		if (open.length === level && open.at(-1)?.nodeName !== kind) open.pop();
		if (open.length < level) {
			const list = document.createElement(kind);
			if (number) list.setAttribute("start", number);
			const around = open.at(-1)?.lastElementChild;
			if (around) around.append(list);
			else paragraph.before(list);
			open.push(list);
		}
		open.at(-1)?.append(rename(paragraph, "li"));
	}
}

/** A table with one column, or around another, is no table but paragraphs. */
function tidyTable(table: HTMLTableElement) {
	if (table.caption) table.before(table.caption);
	const cells = [...table.rows].flatMap((row) => [...row.cells]);
	if (table.querySelector("table") || cells.every((cell) => cell.parentElement?.children.length === 1))
		table.replaceWith(...cells.map((cell) => rename(cell, "div")));
}

function rename(element: Element, name: string): Element {
	const other = document.createElement(name);
	other.append(...element.childNodes);
	element.replaceWith(other);
	return other;
}
