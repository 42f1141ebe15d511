import { col, ink, page, span, styles } from "#src/pdf/grid.ts";
import { draw } from "../drawings/index.ts";
import { C, mix } from "../drawings/theme.ts";
import { heading, paragraphs, pour } from "./columns.ts";
import {
	article,
	caption,
	contents,
	foot,
	type Issue,
	imprint,
	inColour,
	label,
	mark,
	masthead,
	sized,
	story,
} from "./furniture.ts";
import { streamMap } from "./stream.ts";

/** On which page each article of the issue stands. */
const placed = [2, 2, 3, 3, 3, 4, 4];

export function waterIssue(issue: Issue) {
	cover(issue);
	stream(issue);
	tank(issue);
	last(issue);
}

function cover(issue: Issue) {
	const { print, letter, theme } = issue;
	const leaf = print.leaf(C.shola);
	const light = C.paper;
	masthead(leaf, issue, light);
	pour(
		leaf,
		paragraphs(print, [letter.summary], span(5), inColour(styles.large, light)),
		[{ x: col(1), y: 92, width: span(5) }],
		260,
	);
	contents(
		leaf,
		issue,
		placed,
		[{ x: col(7), y: 96, width: span(6), height: 19.6 }],
		light,
		mix(C.shola, C.paper, 0.35),
	);
	leaf.line(
		theme,
		col(1) - 5,
		418,
		{ cut: "display", size: 184, leading: 184, track: -0.045, colour: C.lichen },
		{ part: { role: "H1" } },
	);
	const house = { x: 0, y: page.height - 396, width: page.width, height: 399 };
	leaf.drawing(
		draw("rain-section", 103),
		house,
		"Section through a house in the rain; its butterfly roof leads the water into a tank below the floor",
		{
			y: 1,
		},
	);
}

function stream(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [walk, boots] = [article(issue, 0), article(issue, 1)];
	const strip = { x: col(9), y: 0, width: page.width - col(9), height: page.height };
	leaf.drawing(
		streamMap(),
		strip,
		"Map of the stream from the wood at its head, past the school and the tea, to the pump house, with nine numbered stations",
		{
			y: 0,
		},
	);
	const title = { x: strip.x + 12, y: 780 - 12, width: strip.width - 24, height: 50 };
	leaf.fill(title, C.paper);
	caption(
		leaf,
		"The stream in plan. 1, where it leaves the shola; 5, below the mess; 9, the municipal pump house.",
		title.x + 9,
		title.y + 8,
		title.width - 18,
	);
	label(leaf, "South-west monsoon", col(1), 40, span(7));
	const first = story(print, walk, span(7), {
		head: sized(styles.headline, 38, 39),
		text: sized(styles.text, 12.2, 18),
		gap: 22,
	});
	pour(leaf, first, [{ x: col(1), y: 66, width: span(7) }], 620);
	label(leaf, "Erratum", col(1), 672, span(2));
	leaf.rule(col(3), 672, span(5), ink.hair);
	pour(leaf, story(print, boots, span(5)), [{ x: col(3), y: 677, width: span(5) }], 790);
	foot(leaf, issue, { to: col(7) + span(1) });
}

function tank(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [whistle, umbrellas, wall] = [article(issue, 2), article(issue, 3), article(issue, 4)];
	const terraces = { x: 0, y: 0, width: page.width, height: 250 };
	leaf.drawing(draw("rain-section", 104), terraces, "People with umbrellas going down a terraced slope in heavy rain", {
		y: 0.15,
	});
	let y = terraces.height + 28;
	label(leaf, "Climate lab", col(1), y, span(7));
	const first = story(print, whistle, span(7));
	const end = pour(leaf, first, [{ x: col(1), y: y + 20, width: span(7) }], 540);
	label(leaf, "To the editors", col(9), y, span(4));
	const second = story(print, umbrellas, span(4), { text: sized(styles.text, 9, 13) });
	y = Math.max(end, pour(leaf, second, [{ x: col(9), y: y + 20, width: span(4) }], 540)) + 28;
	label(leaf, "On the road to Burliar", col(1), y, span(12));
	const head = heading(print, wall.heading, span(4), sized(styles.headline, 28, 30));
	pour(leaf, head, [{ x: col(1), y: y + 23, width: span(4) }], 785);
	const text = sized(styles.text, 10.6, 15.6);
	const ends =
		pour(leaf, paragraphs(print, wall.body, span(7), text), [{ x: col(6), y: y + 27, width: span(7) }], 788) -
		text.leading * 0.28;
	leaf.line("310 mm", col(1) - 2, ends - 17, {
		cut: "display",
		size: 44,
		leading: 44,
		track: -0.03,
		colour: C.laterite,
	});
	leaf.line("of rain in one week", col(1), ends, styles.note);
	foot(leaf, issue);
}

function last(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [mess, batch] = [article(issue, 5), article(issue, 6)];
	label(leaf, "August", col(1), 40, span(3));
	leaf.rule(col(4), 40, span(9));
	const welcome = story(print, batch, span(9), { head: styles.headline, text: styles.large, gap: 8 });
	pour(leaf, welcome, [{ x: col(4), y: 46, width: span(9) }], 330);
	const hostel = { x: 0, y: 296, width: page.width, height: 290 };
	leaf.drawing(draw("hostel-mist", 101), hostel, "Two gabled hostels in the mist, and two people under one umbrella", {
		y: 0.86,
	});
	label(leaf, "Kitchen", col(1), 610, span(3));
	leaf.rule(col(4), 610, span(9), ink.hair);
	pour(leaf, story(print, mess, span(9)), [{ x: col(4), y: 615, width: span(9) }], 715);
	mark(leaf, col(1) - 2, 676, 30, C.shola);
	imprint(leaf, issue, 730, ink.line, ink.line);
}
