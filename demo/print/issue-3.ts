import type { Part } from "#src/pdf/document.server.ts";
import { col, ink, page, span, styles } from "#src/pdf/grid.ts";
import type { Leaf } from "#src/pdf/leaf.ts";
import { draw } from "../drawings/index.ts";
import { C } from "../drawings/theme.ts";
import { paragraphs, pour } from "./columns.ts";
import { article, contents, foot, type Issue, imprint, label, mark, masthead, sized, story } from "./furniture.ts";

/** On which page each article of the issue stands. */
const placed = [2, 2, 3, 3, 3, 4, 4, 4];

export function timberIssue(issue: Issue) {
	cover(issue);
	wattle(issue);
	scarf(issue);
	last(issue);
}

function cover(issue: Issue) {
	const { print, letter, theme } = issue;
	const leaf = print.leaf(C.mist);
	masthead(leaf, issue, C.ink);
	const shell = { x: 0, y: 84, width: page.width, height: 396.8 };
	leaf.drawing(
		draw("timber-frame", 103),
		shell,
		"A gridshell of crossing laths, with three people on it, its edge arches in red",
	);
	leaf.line(
		theme,
		col(1) - 3,
		608,
		{ cut: "display", size: 168, leading: 168, track: -0.045, colour: C.laterite },
		{ part: { role: "H1" } },
	);
	pour(
		leaf,
		paragraphs(print, [letter.summary], span(4), sized(styles.large, 13, 17.5)),
		[{ x: col(1), y: 683, width: span(4) }],
		800,
	);
	const halves = [5, 9].map((n) => ({ x: col(n), y: 686, width: span(4), height: 19.6 }));
	contents(leaf, issue, placed, halves, C.ink, ink.hair);
}

function wattle(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [weed, numbers] = [article(issue, 0), article(issue, 1)];
	label(leaf, "Studio, fifth semester", col(1), 40, span(8));
	const first = story(print, weed, span(8), {
		head: sized(styles.headline, 40, 41),
		text: sized(styles.text, 11, 16.4),
		gap: 16,
	});
	pour(leaf, first, [{ x: col(1), y: 62, width: span(8) }], 410);
	tally(leaf, numbers.heading, numbers.body.join(" "));
	const raising = { x: 0, y: 436, width: page.width, height: 330 };
	leaf.drawing(
		draw("timber-frame", 112),
		raising,
		"Three people pull up a timber frame with ropes, in front of others that stand already",
		{ y: 0.9 },
	);
	foot(leaf, issue);
}

/** Sentences such as 'Poles felled: 212.' as a table: the figure large, what it counts below it. */
function tally(leaf: Leaf, title: string, sentences: string) {
	const [x, width] = [col(10), span(3)];
	label(leaf, title, x, 40, width);
	let y = 60;
	for (const [, words = "", value = ""] of sentences.matchAll(/([^:.]+): ([^.]+)\./g)) {
		const part: Part = { role: "P" };
		leaf.rule(x, y, width, ink.hair);
		const counted = paragraphs(leaf.print, [words.trim()], width, styles.note).map((row) => ({ ...row, part }));
		leaf.line(value, x, y + 22, sized(styles.headline, 20, 24), { part });
		y = pour(leaf, counted, [{ x, y: y + 26, width }], page.height) + 7;
	}
}

function scarf(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const [learning, sharpening, questions] = [article(issue, 2), article(issue, 3), article(issue, 4)];
	const joint = { x: col(1), y: 12, width: span(12), height: 343 };
	leaf.drawing(
		draw("joint-detail", 101),
		joint,
		"A scarf joint, closed and drawn apart, with the peg that pulls its faces together",
	);
	let y = 372;
	label(leaf, "Workshop", col(1), y, span(12));
	const head = story(print, { ...learning, body: [] }, span(12), { head: styles.headline });
	y = pour(leaf, head, [{ x: col(1), y: y + 22, width: span(12) }], 785) + 6;
	const halves = [1, 7].map((n) => ({ x: col(n), y, width: span(6) }));
	y = pour(leaf, paragraphs(print, learning.body, span(6) - 6, styles.text), halves, 640) + 22;
	label(leaf, "Thesis fair", col(1), y, span(7));
	pour(leaf, story(print, questions, span(7)), [{ x: col(1), y: y + 18, width: span(7) }], 790);
	label(leaf, "Daily, four to five", col(9), y, span(4));
	pour(leaf, story(print, sharpening, span(4)), [{ x: col(9), y: y + 18, width: span(4) }], 785);
	foot(leaf, issue);
}

function last(issue: Issue) {
	const { print } = issue;
	const leaf = print.leaf();
	const ridges = { x: 0, y: 0, width: page.width, height: 390 };
	leaf.drawing(draw("ridges", 102), ridges, "Ridge behind ridge, drawn in ink lines, with trees on the nearest", {
		y: 1,
	});
	const three = [
		{ n: 1, words: "Model prize", text: article(issue, 5) },
		{ n: 5, words: "Training office", text: article(issue, 6) },
		{ n: 9, words: "Wardens", text: article(issue, 7) },
	];
	for (const { n, words, text } of three) {
		label(leaf, words, col(n), 420, span(4));
		pour(leaf, story(print, text, span(4)), [{ x: col(n), y: 438, width: span(4) }], 690);
	}
	mark(leaf, col(1) - 2, 676, 30, C.shola);
	imprint(leaf, issue, 730, ink.line, ink.line);
}
