import { type Part, Print } from "#src/pdf/document.server.ts";
import { col, ink, page, right, span, styles } from "#src/pdf/grid.ts";
import type { Leaf } from "#src/pdf/leaf.ts";
import { C } from "../drawings/theme.ts";
import { identity } from "../identity.ts";
import type { ApprovalDocumentSeed } from "../records/types.ts";
import { heading, paragraphs, pour, type Row } from "./columns.ts";
import { inColour, label, sized } from "./furniture.ts";

const notice = "Specimen for the demo school";
const body = sized(styles.text, 11, 16.8);
const issuerStyle = sized(styles.heading, 20, 23);

/** Offices set their letterheads differently; none of these copies a real one. */
type Head = (leaf: Leaf, letter: Letter) => number;
type Letter = ApprovalDocumentSeed & { issued: string };

const heads: Head[] = [leftHead, middleHead, bandHead, frameHead];

/** A letter of one page that says in its text and at its foot that it is a specimen. `order` chooses the letterhead. */
export async function printLetter(document: ApprovalDocumentSeed, order: number): Promise<Uint8Array> {
	const date = new Date(`${document.date}T06:00:00Z`);
	const issued = new Intl.DateTimeFormat("en-GB", {
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	}).format(date);
	const letter = { ...document, issued };
	const print = await Print.begin({
		title: `${document.title} (specimen)`,
		author: identity.name,
		subject: document.body[0] ?? notice,
		date,
	});
	const leaf = print.leaf("#ffffff");
	const y = heads[order % heads.length]?.(leaf, letter) ?? page.margin;
	signature(leaf, letter, text(leaf, letter, y));
	leaf.rule(col(1), 786, span(12), C.laterite);
	leaf.line(notice, col(1), 801, inColour(styles.label, C.laterite), { part: { role: "P" } });
	leaf.line(letter.reference, col(7), 801, styles.note);
	leaf.line("1 of 1", right, 801, styles.note, { from: "right" });
	return print.bytes();
}

function reference(leaf: Leaf, { reference: words, issued }: Letter, y: number, x = col(1), end = right): number {
	leaf.line(`Ref. ${words}`, x, y, sized(styles.text, 9, 13), { part: { role: "P" } });
	leaf.line(issued, end, y, sized(styles.text, 9, 13), { part: { role: "P" }, from: "right" });
	return y;
}

function leftHead(leaf: Leaf, letter: Letter): number {
	pour(
		leaf,
		heading(leaf.print, letter.issuer, span(8), issuerStyle, 0, "H1"),
		[{ x: col(1), y: 44, width: span(8) }],
		140,
	);
	leaf.rule(col(1), 78, span(12));
	return reference(leaf, letter, 94) + 44;
}

function middleHead(leaf: Leaf, letter: Letter): number {
	const middle = page.width / 2;
	leaf.line(letter.issuer, middle, 66, issuerStyle, { part: { role: "H1" }, from: "middle" });
	leaf.line("Office of the Registrar", middle, 82, styles.note, { part: { role: "P" }, from: "middle" });
	leaf.rule(col(1), 98, span(12), ink.line, 1.4);
	leaf.rule(col(1), 101, span(12), ink.line, 0.4);
	return reference(leaf, letter, 120) + 44;
}

function bandHead(leaf: Leaf, letter: Letter): number {
	leaf.fill({ x: -3, y: -3, width: page.width + 6, height: 87 }, C.mist);
	pour(
		leaf,
		heading(leaf.print, letter.issuer, span(7), issuerStyle, 0, "H1"),
		[{ x: col(4), y: 28, width: span(9) }],
		84,
	);
	for (const [words, value, y] of [
		["Reference", letter.reference, 116] as const,
		["Date", letter.issued, 156] as const,
	]) {
		const end = label(leaf, words, col(1), y, span(3));
		leaf.line(value, col(1), end + 12, styles.note, { part: { role: "P" } });
	}
	return 110;
}

function frameHead(leaf: Leaf, letter: Letter): number {
	const [inset, foot] = [24, 770];
	for (const [gap, weight] of [[0, 1.2] as const, [4, 0.4] as const]) {
		const [left, top, width, height] = [
			inset + gap,
			inset + gap,
			page.width - 2 * (inset + gap),
			foot - inset - 2 * gap,
		];
		for (const y of [top, top + height]) leaf.rule(left, y, width, ink.line, weight);
		for (const x of [left, left + width]) leaf.rule(x, top, 0, ink.line, weight, height);
	}
	leaf.line(letter.issuer, page.width / 2, 70, sized(styles.text, 12, 15), { part: { role: "P" }, from: "middle" });
	leaf.line(letter.title, page.width / 2, 112, sized(styles.headline, 28, 32), {
		part: { role: "H1" },
		from: "middle",
	});
	leaf.rule(page.width / 2 - 30, 130, 60, C.laterite, 1.2);
	return reference(leaf, letter, 160, col(2), right - span(1) - 12) + 30;
}

/** The text, with the subject of a letter set apart; the first paragraph is the one that says what this is. */
function text(leaf: Leaf, letter: Letter, top: number): number {
	const { print } = leaf;
	const narrow = letter.body.some((words) => words.startsWith("Premises"));
	const [x, width] = [col(narrow ? 2 : 4), span(narrow ? 10 : 9)];
	const [what = notice, opening = "", ...rest] = letter.body;
	const [to = "", subject] = opening.split(/ Subject: /);
	const alone = (words: string, style = body, gap = 9): Row[] => paragraphs(print, [words], width, style, gap);
	const subjectPart: Part = { role: "H2" };
	const rows = [
		...alone(what, inColour(sized(styles.label, 10, 14.4), C.laterite), 0),
		...alone(to, body, 20),
		...(subject
			? alone(`Subject: ${subject}`, sized(styles.label, 11, 16.8), 14).map((row) => ({ ...row, part: subjectPart }))
			: []),
		...rest.flatMap((words, k) => alone(words, body, k === 0 && subject ? 14 : 9)),
	];
	return pour(leaf, rows, [{ x, y: top, width }], 680);
}

function signature(leaf: Leaf, { issuer }: Letter, end: number) {
	const [x, y] = [col(8), Math.max(end + 76, 610)];
	leaf.rule(x, y, span(4));
	leaf.line("Signature and seal", x, y + 13, styles.label, { part: { role: "P" } });
	const office = issuer.replace(/ \(specimen\)$/, "");
	const rows = paragraphs(
		leaf.print,
		[`Left blank: the ${office} has not issued this document.`],
		span(4),
		styles.note,
	);
	pour(leaf, rows, [{ x, y: y + 17, width: span(4) }], 760);
}
