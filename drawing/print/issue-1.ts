import { a4, col, span } from "#src/pdf/page-metrics.ts";
import { draw } from "../drawings/index.ts";
import { C, mix } from "../drawings/theme.ts";
import { drawColumns, heading, paragraphs } from "./columns.ts";
import { contents, contourLines, imprint } from "./contents-and-imprint.ts";
import { article, caption, coordinates, elevation, footer, type Issue, label, masthead, story } from "./page-chrome.ts";
import { hairline, styles, withColour, withSize } from "./print-styles.ts";
import { placeDrawing } from "./svg-drawing.ts";

/** The page of each article. */
const pageNumbers = [2, 2, 3, 3, 3, 4, 4, 4];

export function groundIssue(issue: Issue) {
	cover(issue);
	pits(issue);
	frost(issue);
	last(issue);
}

function cover(issue: Issue) {
	const { document, newsletter, theme } = issue;
	const page = document.addPage(C.laterite);
	const light = C.paper;
	masthead(page, issue, light);
	page.line(
		theme,
		col(1) - 6,
		196,
		{ font: "display", size: 152, leading: 150, tracking: -0.045, colour: light },
		{ element: { role: "H1" } },
	);
	const block = { x: 0, y: 206, width: a4.width, height: 396.8 };
	placeDrawing(
		page,
		draw("terrain-model", 106),
		block,
		"A block of hills cut into slices, one of them picked out in white",
		{
			below: 20,
		},
	);
	drawColumns(
		page,
		paragraphs(document, [newsletter.summary], span(5), withColour(styles.large, light)),
		[{ x: col(1), y: 622, width: span(5) }],
		780,
	);
	contents(
		page,
		issue,
		pageNumbers,
		[{ x: col(7), y: 626, width: span(6), height: 19.6 }],
		light,
		mix(C.laterite, C.paper, 0.45),
	);
	page.line(coordinates, col(1), a4.footer, withColour(styles.note, light));
	page.line(elevation, col(4), a4.footer, withColour(styles.note, light));
}

function pits(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [why, nine] = [article(issue, 0), article(issue, 1)];
	const slope = { x: 0, y: 0, width: a4.width, height: 306 };
	placeDrawing(page, draw("section", 104), slope, "Section through four studios that step down a hatched hillside", {
		y: 0.5,
	});
	let y = slope.height + 30;
	label(page, "To begin with", col(1), y, span(3));
	page.rule(col(4), y, span(9));
	const first = story(document, why, span(9), {
		head: withSize(styles.headline, 27, 30),
		text: withSize(styles.large, 13, 18),
		gap: 6,
	});
	y = drawColumns(page, first, [{ x: col(4), y: y + 6, width: span(9) }], 600) + 22;
	label(page, "Studio, fourth semester", col(1), y, span(3));
	page.rule(col(4), y, span(9), hairline);
	caption(
		page,
		"Above: section along the slope. Wherever it is hatched, somebody has to dig.",
		col(1),
		y + 20,
		span(3),
	);
	drawColumns(page, story(document, nine, span(8)), [{ x: col(4), y: y + 5, width: span(8) }], 785);
	footer(page, issue);
}

function frost(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [ice, library, steps] = [article(issue, 2), article(issue, 3), article(issue, 4)];
	label(page, "Climate", col(1), 40, span(5));
	const first = story(document, ice, span(5), {
		head: styles.headline,
		text: withSize(styles.text, 10.2, 15),
		gap: 12,
	});
	drawColumns(page, first, [{ x: col(1), y: 66, width: span(5) }], 420);
	const field = { x: col(6) + 6, y: 0, width: a4.width - col(6) - 6, height: 462 };
	placeDrawing(page, draw("court-plan", 105), field, "Plan of the playground with its track and goals, lying aslant", {
		x: 0.53,
		y: 0.5,
	});
	caption(
		page,
		"The Ground in plan: the only flat place that we have, and the coldest.",
		col(1),
		field.height - 21,
		span(4),
	);
	const split = field.height + 32;
	label(page, "New on the shelves", col(1), split, span(4));
	drawColumns(page, story(document, library, span(4)), [{ x: col(1), y: split + 22, width: span(4) }], 785);
	label(page, "Measured-drawing camp", col(6) + 6, split, span(7) - 6);
	drawColumns(page, story(document, steps, span(7) - 6), [{ x: col(6) + 6, y: split + 22, width: span(7) - 6 }], 785);
	footer(page, issue);
}

function last(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [jury, applicants, coming] = [article(issue, 5), article(issue, 6), article(issue, 7)];
	label(page, jury.heading, col(1), 40, span(3));
	page.rule(col(4), 40, span(9));
	let y = 46;
	const remarkStyle = withSize(styles.headline, 23, 27);
	const hang = document.widthOf("“", { ...remarkStyle, tracking: 0 });
	for (const remark of jury.body.join(" ").split(/(?<=”) /)) {
		const rows = heading(document, remark, span(9) + hang, remarkStyle, "P").map((row, k) => ({
			...row,
			indent: k === 0 ? -hang : 0,
			element: { role: "P" as const },
		}));
		y = drawColumns(page, rows, [{ x: col(4), y, width: span(9) }], 330) + 9;
	}
	y += 18;
	for (const [title, text] of [["If you are in class 12", applicants] as const, ["April to June", coming] as const]) {
		label(page, title, col(1), y, span(3));
		page.rule(col(4), y, span(9), hairline);
		y = drawColumns(page, story(document, text, span(8)), [{ x: col(4), y: y + 5, width: span(8) }], 600) + 22;
	}
	const ground = { x: 0, y: 588, width: a4.width, height: a4.height - 588 };
	page.fill({ ...ground, x: -3, width: a4.width + 6, height: ground.height + 3 }, C.shola);
	contourLines(page, 21, { ...ground, height: 122 }, mix(C.shola, C.paper, 0.3), C.lichen);
	page.logo(col(1) - 2, ground.y + 82, 30, C.paper);
	imprint(page, issue, ground.y + 136, C.paper, mix(C.shola, C.paper, 0.6));
}
