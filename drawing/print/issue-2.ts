import { a4, col, span } from "#src/pdf/page-metrics.ts";
import { draw } from "../drawings/index.ts";
import { C, mix } from "../drawings/theme.ts";
import { drawColumns, heading, paragraphs } from "./columns.ts";
import { contents, imprint } from "./contents-and-imprint.ts";
import { article, caption, footer, type Issue, label, masthead, story } from "./page-chrome.ts";
import { hairline, ink, styles, withColour, withSize } from "./print-styles.ts";
import { streamMap } from "./stream-map.ts";
import { placeDrawing } from "./svg-drawing.ts";

/** The page of each article. */
const pageNumbers = [2, 2, 3, 3, 3, 4, 4];

export function waterIssue(issue: Issue) {
	cover(issue);
	stream(issue);
	tank(issue);
	last(issue);
}

function cover(issue: Issue) {
	const { document, newsletter, theme } = issue;
	const page = document.addPage(C.shola);
	const light = C.paper;
	masthead(page, issue, light);
	drawColumns(
		page,
		paragraphs(document, [newsletter.summary], span(5), withColour(styles.large, light)),
		[{ x: col(1), y: 92, width: span(5) }],
		260,
	);
	contents(
		page,
		issue,
		pageNumbers,
		[{ x: col(7), y: 96, width: span(6), height: 19.6 }],
		light,
		mix(C.shola, C.paper, 0.35),
	);
	page.line(
		theme,
		col(1) - 5,
		418,
		{ font: "display", size: 184, leading: 184, tracking: -0.045, colour: C.lichen },
		{ element: { role: "H1" } },
	);
	const house = { x: 0, y: a4.height - 396, width: a4.width, height: 399 };
	placeDrawing(
		page,
		draw("rain-section", 103),
		house,
		"Section through a house in the rain; its butterfly roof leads the water into a tank below the floor",
		{
			y: 1,
		},
	);
}

function stream(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [walk, boots] = [article(issue, 0), article(issue, 1)];
	const strip = { x: col(9), y: 0, width: a4.width - col(9), height: a4.height };
	placeDrawing(
		page,
		streamMap(),
		strip,
		"Map of the stream from the wood at its head, past the school and the tea, to the pump house, with nine numbered stations",
		{
			y: 0,
		},
	);
	const title = { x: strip.x + 12, y: 780 - 12, width: strip.width - 24, height: 50 };
	page.fill(title, C.paper);
	caption(
		page,
		"The stream in plan. 1, where it leaves the shola; 5, below the mess; 9, the municipal pump house.",
		title.x + 9,
		title.y + 8,
		title.width - 18,
	);
	label(page, "South-west monsoon", col(1), 40, span(7));
	const first = story(document, walk, span(7), {
		head: withSize(styles.headline, 38, 39),
		text: withSize(styles.text, 12.2, 18),
		gap: 22,
	});
	drawColumns(page, first, [{ x: col(1), y: 66, width: span(7) }], 620);
	label(page, "Erratum", col(1), 672, span(2));
	page.rule(col(3), 672, span(5), hairline);
	drawColumns(page, story(document, boots, span(5)), [{ x: col(3), y: 677, width: span(5) }], 790);
	footer(page, issue, { to: col(7) + span(1) });
}

function tank(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [whistle, umbrellas, wall] = [article(issue, 2), article(issue, 3), article(issue, 4)];
	const terraces = { x: 0, y: 0, width: a4.width, height: 250 };
	placeDrawing(
		page,
		draw("rain-section", 104),
		terraces,
		"People with umbrellas going down a terraced slope in heavy rain",
		{
			y: 0.15,
		},
	);
	let y = terraces.height + 28;
	label(page, "Climate lab", col(1), y, span(7));
	const first = story(document, whistle, span(7));
	const end = drawColumns(page, first, [{ x: col(1), y: y + 20, width: span(7) }], 540);
	label(page, "To the editors", col(9), y, span(4));
	const second = story(document, umbrellas, span(4), { text: withSize(styles.text, 9, 13) });
	y = Math.max(end, drawColumns(page, second, [{ x: col(9), y: y + 20, width: span(4) }], 540)) + 28;
	label(page, "On the road to Burliar", col(1), y, span(12));
	const head = heading(document, wall.heading, span(4), withSize(styles.headline, 28, 30));
	drawColumns(page, head, [{ x: col(1), y: y + 23, width: span(4) }], 785);
	const text = withSize(styles.text, 10.6, 15.6);
	const ends =
		drawColumns(page, paragraphs(document, wall.body, span(7), text), [{ x: col(6), y: y + 27, width: span(7) }], 788) -
		text.leading * 0.28;
	page.line("310 mm", col(1) - 2, ends - 17, {
		font: "display",
		size: 44,
		leading: 44,
		tracking: -0.03,
		colour: C.laterite,
	});
	page.line("of rain in one week", col(1), ends, styles.note);
	footer(page, issue);
}

function last(issue: Issue) {
	const { document } = issue;
	const page = document.addPage(C.paper);
	const [mess, batch] = [article(issue, 5), article(issue, 6)];
	label(page, "August", col(1), 40, span(3));
	page.rule(col(4), 40, span(9));
	const welcome = story(document, batch, span(9), { head: styles.headline, text: styles.large, gap: 8 });
	drawColumns(page, welcome, [{ x: col(4), y: 46, width: span(9) }], 330);
	const hostel = { x: 0, y: 296, width: a4.width, height: 290 };
	placeDrawing(
		page,
		draw("hostel-mist", 101),
		hostel,
		"Two gabled hostels in the mist, and two people under one umbrella",
		{
			y: 0.86,
		},
	);
	label(page, "Kitchen", col(1), 610, span(3));
	page.rule(col(4), 610, span(9), hairline);
	drawColumns(page, story(document, mess, span(9)), [{ x: col(4), y: 615, width: span(9) }], 715);
	page.logo(col(1) - 2, 676, 30, C.shola);
	imprint(page, issue, 730, ink, ink);
}
