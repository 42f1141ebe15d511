import { col, ink, page, span, styles } from "#src/pdf/grid.ts";
import { draw } from "../drawings/index.ts";
import { C, mix } from "../drawings/theme.ts";
import { heading, paragraphs, pour } from "./columns.ts";
import {
	article,
	caption,
	contents,
	coordinates,
	foot,
	height,
	hill,
	type Issue,
	imprint,
	inColour,
	label,
	mark,
	masthead,
	sized,
	story,
} from "./furniture.ts";

/** On which page each article of the issue stands. */
const placed = [2, 2, 3, 3, 3, 4, 4, 4];

export function groundIssue(issue: Issue) {
	cover(issue);
	pits(issue);
	frost(issue);
	last(issue);
}

function cover(issue: Issue) {
	const { print, letter, theme } = issue;
	const leaf = print.leaf(C.laterite);
	const light = C.paper;
	masthead(leaf, issue, light);
	leaf.line(
		theme,
		col(1) - 6,
		196,
		{ cut: "display", size: 152, leading: 150, track: -0.045, colour: light },
		{ part: { role: "H1" } },
	);
	const block = { x: 0, y: 206, width: page.width, height: 396.8 };
	leaf.drawing(draw("terrain-model", 106), block, "A block of hills cut into slices, one of them picked out in white", {
		over: 20,
	});
	pour(
		leaf,
		paragraphs(print, [letter.summary], span(5), inColour(styles.large, light)),
		[{ x: col(1), y: 622, width: span(5) }],
		780,
	);
	contents(
		leaf,
		issue,
		placed,
		[{ x: col(7), y: 626, width: span(6), height: 19.6 }],
		light,
		mix(C.laterite, C.paper, 0.45),
	);
	leaf.line(coordinates, col(1), page.foot, inColour(styles.note, light));
	leaf.line(height, col(4), page.foot, inColour(styles.note, light));
}

function pits(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [why, nine] = [article(issue, 0), article(issue, 1)];
	const slope = { x: 0, y: 0, width: page.width, height: 306 };
	leaf.drawing(draw("section", 104), slope, "Section through four studios that step down a hatched hillside", {
		y: 0.5,
	});
	let y = slope.height + 30;
	label(leaf, "To begin with", col(1), y, span(3));
	leaf.rule(col(4), y, span(9));
	const first = story(print, why, span(9), {
		head: sized(styles.headline, 27, 30),
		text: sized(styles.large, 13, 18),
		gap: 6,
	});
	y = pour(leaf, first, [{ x: col(4), y: y + 6, width: span(9) }], 600) + 22;
	label(leaf, "Studio, fourth semester", col(1), y, span(3));
	leaf.rule(col(4), y, span(9), ink.hair);
	caption(
		leaf,
		"Above: section along the slope. Wherever it is hatched, somebody has to dig.",
		col(1),
		y + 20,
		span(3),
	);
	pour(leaf, story(print, nine, span(8)), [{ x: col(4), y: y + 5, width: span(8) }], 785);
	foot(leaf, issue);
}

function frost(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [ice, library, steps] = [article(issue, 2), article(issue, 3), article(issue, 4)];
	label(leaf, "Climate", col(1), 40, span(5));
	const first = story(print, ice, span(5), { head: styles.headline, text: sized(styles.text, 10.2, 15), gap: 12 });
	pour(leaf, first, [{ x: col(1), y: 66, width: span(5) }], 420);
	const field = { x: col(6) + 6, y: 0, width: page.width - col(6) - 6, height: 462 };
	leaf.drawing(draw("court-plan", 105), field, "Plan of the playground with its track and goals, lying aslant", {
		x: 0.53,
		y: 0.5,
	});
	caption(
		leaf,
		"The Ground in plan: the only flat place that we have, and the coldest.",
		col(1),
		field.height - 21,
		span(4),
	);
	const split = field.height + 32;
	label(leaf, "New on the shelves", col(1), split, span(4));
	pour(leaf, story(print, library, span(4)), [{ x: col(1), y: split + 22, width: span(4) }], 785);
	label(leaf, "Measured-drawing camp", col(6) + 6, split, span(7) - 6);
	pour(leaf, story(print, steps, span(7) - 6), [{ x: col(6) + 6, y: split + 22, width: span(7) - 6 }], 785);
	foot(leaf, issue);
}

function last(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [jury, applicants, coming] = [article(issue, 5), article(issue, 6), article(issue, 7)];
	label(leaf, jury.heading, col(1), 40, span(3));
	leaf.rule(col(4), 40, span(9));
	let y = 46;
	const said = sized(styles.headline, 23, 27);
	const hang = print.cuts.display.width("“", said.size);
	for (const words of jury.body.join(" ").split(/(?<=”) /)) {
		const rows = heading(print, words, span(9) + hang, said).map((row, k) => ({
			...row,
			indent: k === 0 ? -hang : 0,
			part: { role: "P" as const },
		}));
		y = pour(leaf, rows, [{ x: col(4), y, width: span(9) }], 330) + 9;
	}
	y += 18;
	for (const [words, text] of [["If you are in class 12", applicants] as const, ["April to June", coming] as const]) {
		label(leaf, words, col(1), y, span(3));
		leaf.rule(col(4), y, span(9), ink.hair);
		y = pour(leaf, story(print, text, span(8)), [{ x: col(4), y: y + 5, width: span(8) }], 600) + 22;
	}
	const ground = { x: 0, y: 588, width: page.width, height: page.height - 588 };
	leaf.fill({ ...ground, x: -3, width: page.width + 6, height: ground.height + 3 }, C.shola);
	hill(leaf, 21, { ...ground, height: 122 }, mix(C.shola, C.paper, 0.3), C.lichen);
	mark(leaf, col(1) - 2, ground.y + 82, 30, C.paper);
	imprint(leaf, issue, ground.y + 136, C.paper, mix(C.shola, C.paper, 0.6));
}
