import type { Page, StructElement } from "#src/pdf/page.server.ts";
import { a4, col, span } from "#src/pdf/page-metrics.ts";
import { draw } from "../drawings/index.ts";
import { C } from "../drawings/theme.ts";
import { drawColumns, paragraphs } from "./columns.ts";
import { contents, imprint } from "./contents-and-imprint.ts";
import { article, footer, type Issue, label, masthead, story } from "./page-chrome.ts";
import { hairline, ink, styles, withSize } from "./print-styles.ts";
import { placeDrawing } from "./svg-drawing.ts";

/** The page of each article. */
const pageNumbers = [2, 2, 3, 3, 3, 4, 4, 4];

export function timberIssue(issue: Issue) {
	cover(issue);
	wattle(issue);
	scarf(issue);
	last(issue);
}

function cover(issue: Issue) {
	const { document, newsletter, theme } = issue;
	const page = document.addPage(C.mist);
	masthead(page, issue, C.ink);
	const shell = { x: 0, y: 84, width: a4.width, height: 396.8 };
	placeDrawing(
		page,
		draw("timber-frame", 103),
		shell,
		"A gridshell of crossing laths, with three people on it, its edge arches in red",
	);
	page.line(
		theme,
		col(1) - 3,
		608,
		{ font: "display", size: 168, leading: 168, tracking: -0.045, colour: C.laterite },
		{ element: { role: "H1" } },
	);
	drawColumns(
		page,
		paragraphs(document, [newsletter.summary], span(4), withSize(styles.large, 13, 17.5)),
		[{ x: col(1), y: 683, width: span(4) }],
		800,
	);
	const halves = [5, 9].map((n) => ({ x: col(n), y: 686, width: span(4), height: 19.6 }));
	contents(page, issue, pageNumbers, halves, C.ink, hairline);
}

function wattle(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [weed, numbers] = [article(issue, 0), article(issue, 1)];
	label(page, "Studio, fifth semester", col(1), 40, span(8));
	const first = story(document, weed, span(8), {
		head: withSize(styles.headline, 40, 41),
		text: withSize(styles.text, 11, 16.4),
		gap: 16,
	});
	drawColumns(page, first, [{ x: col(1), y: 62, width: span(8) }], 410);
	tally(page, numbers.heading, numbers.body.join(" "));
	const raising = { x: 0, y: 436, width: a4.width, height: 330 };
	placeDrawing(
		page,
		draw("timber-frame", 112),
		raising,
		"Three people pull up a timber frame with ropes, in front of others that stand already",
		{ y: 0.9 },
	);
	footer(page, issue);
}

/** Sentences such as 'Poles felled: 212.' as a table: the number large, what it counts below. */
function tally(page: Page, title: string, sentences: string) {
	const [x, width] = [col(10), span(3)];
	label(page, title, x, 40, width);
	let y = 60;
	for (const [, text = "", value = ""] of sentences.matchAll(/([^:.]+): ([^.]+)\./g)) {
		const element: StructElement = { role: "P" };
		page.rule(x, y, width, hairline);
		const counted = paragraphs(page.document, [text.trim()], width, styles.note).map((row) => ({ ...row, element }));
		page.line(value, x, y + 22, withSize(styles.headline, 20, 24), { element });
		y = drawColumns(page, counted, [{ x, y: y + 26, width }], a4.height) + 7;
	}
}

function scarf(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [learning, sharpening, questions] = [article(issue, 2), article(issue, 3), article(issue, 4)];
	const joint = { x: col(1), y: 12, width: span(12), height: 343 };
	placeDrawing(
		page,
		draw("joint-detail", 101),
		joint,
		"A scarf joint, closed and drawn apart, with the peg that pulls its faces together",
	);
	let y = 372;
	label(page, "Workshop", col(1), y, span(12));
	const head = story(document, { ...learning, body: [] }, span(12), { head: styles.headline });
	y = drawColumns(page, head, [{ x: col(1), y: y + 22, width: span(12) }], 785) + 6;
	const halves = [1, 7].map((n) => ({ x: col(n), y, width: span(6) }));
	y = drawColumns(page, paragraphs(document, learning.body, span(6) - 6, styles.text), halves, 640) + 22;
	label(page, "Thesis fair", col(1), y, span(7));
	drawColumns(page, story(document, questions, span(7)), [{ x: col(1), y: y + 18, width: span(7) }], 790);
	label(page, "Daily, four to five", col(9), y, span(4));
	drawColumns(page, story(document, sharpening, span(4)), [{ x: col(9), y: y + 18, width: span(4) }], 785);
	footer(page, issue);
}

function last(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const ridges = { x: 0, y: 0, width: a4.width, height: 390 };
	placeDrawing(page, draw("ridges", 102), ridges, "Ridge behind ridge, drawn in ink lines, with trees on the nearest", {
		y: 1,
	});
	const three = [
		{ column: 1, title: "Model prize", text: article(issue, 5) },
		{ column: 5, title: "Training office", text: article(issue, 6) },
		{ column: 9, title: "Wardens", text: article(issue, 7) },
	];
	for (const { column, title, text } of three) {
		label(page, title, col(column), 420, span(4));
		drawColumns(page, story(document, text, span(4)), [{ x: col(column), y: 438, width: span(4) }], 690);
	}
	page.logo(col(1) - 2, 676, 30, C.shola);
	imprint(page, issue, 730, ink, ink);
}
