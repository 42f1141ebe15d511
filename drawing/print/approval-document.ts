import type { Page, StructElement } from "#src/pdf/page.server.ts";
import { a4, col, rightEdge, span } from "#src/pdf/page-metrics.ts";
import { PdfDocument } from "#src/pdf/pdf-document.server.ts";
import { C } from "../drawings/theme.ts";
import { identity } from "#demo/identity.ts";
import { pdfTheme } from "#demo/pdf-theme.ts";
import type { ApprovalDocumentSeed } from "#demo/records/types.ts";
import { drawColumns, heading, paragraphs, type Row } from "./columns.ts";
import { label } from "./page-chrome.ts";
import { ink, styles, withColour, withSize } from "./print-styles.ts";

const notice = "Specimen for the demo school";
const body = withSize(styles.text, 11, 16.8);
const issuerStyle = withSize(styles.heading, 20, 23);

type Letter = ApprovalDocumentSeed & { issued: string };

/** Letterheads in different styles, none of which copies a real one. Each returns where the body begins. */
const letterheads = [leftAligned, centred, band, frame];

/** An approval of one page that calls itself a specimen in its text and its footer. `order` selects the letterhead. */
export async function renderApprovalDocument(approval: ApprovalDocumentSeed, order: number): Promise<Uint8Array> {
	const date = new Date(`${approval.date}T06:00:00Z`);
	const format: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
	const letter = { ...approval, issued: new Intl.DateTimeFormat("en-GB", format).format(date) };
	const subject = approval.body[0] ?? notice;
	const info = { title: `${approval.title} (specimen)`, author: identity.name, subject, date };
	const document = new PdfDocument(info, pdfTheme);
	const page = document.addPage();
	const y = letterheads[order % letterheads.length]?.(page, letter) ?? a4.margin;
	drawSignature(page, letter, drawBody(page, letter, y));
	page.rule(col(1), 786, span(12), C.laterite);
	page.line(notice, col(1), 801, withColour(styles.label, C.laterite), { element: { role: "P" } });
	page.line(letter.reference, col(7), 801, styles.note);
	page.line("1 of 1", rightEdge, 801, styles.note, { align: "right" });
	return document.end();
}

function reference(page: Page, { reference: number, issued }: Letter, y: number, x = col(1), end = rightEdge): number {
	page.line(`Ref. ${number}`, x, y, withSize(styles.text, 9, 13), { element: { role: "P" } });
	page.line(issued, end, y, withSize(styles.text, 9, 13), { element: { role: "P" }, align: "right" });
	return y;
}

function leftAligned(page: Page, letter: Letter): number {
	drawColumns(
		page,
		heading(page.document, letter.issuer, span(8), issuerStyle, "H1"),
		[{ x: col(1), y: 44, width: span(8) }],
		140,
	);
	page.rule(col(1), 78, span(12));
	return reference(page, letter, 94) + 44;
}

function centred(page: Page, letter: Letter): number {
	const centre = a4.width / 2;
	page.line(letter.issuer, centre, 66, issuerStyle, { element: { role: "H1" }, align: "center" });
	page.line("Office of the Registrar", centre, 82, styles.note, { element: { role: "P" }, align: "center" });
	page.rule(col(1), 98, span(12), ink, 1.4);
	page.rule(col(1), 101, span(12), ink, 0.4);
	return reference(page, letter, 120) + 44;
}

function band(page: Page, letter: Letter): number {
	page.fill({ x: -3, y: -3, width: a4.width + 6, height: 87 }, C.mist);
	drawColumns(
		page,
		heading(page.document, letter.issuer, span(7), issuerStyle, "H1"),
		[{ x: col(4), y: 28, width: span(9) }],
		84,
	);
	for (const [title, value, y] of [
		["Reference", letter.reference, 116] as const,
		["Date", letter.issued, 156] as const,
	]) {
		const end = label(page, title, col(1), y, span(3));
		page.line(value, col(1), end + 12, styles.note, { element: { role: "P" } });
	}
	return 110;
}

function frame(page: Page, letter: Letter): number {
	const [inset, bottom] = [24, 770];
	for (const [gap, weight] of [[0, 1.2] as const, [4, 0.4] as const]) {
		const [left, top, width, height] = [
			inset + gap,
			inset + gap,
			a4.width - 2 * (inset + gap),
			bottom - inset - 2 * gap,
		];
		for (const y of [top, top + height]) page.rule(left, y, width, ink, weight);
		for (const x of [left, left + width]) page.rule(x, top, 0, ink, weight, height);
	}
	page.line(letter.issuer, a4.width / 2, 70, withSize(styles.text, 12, 15), {
		element: { role: "P" },
		align: "center",
	});
	page.line(letter.title, a4.width / 2, 112, withSize(styles.headline, 28, 32), {
		element: { role: "H1" },
		align: "center",
	});
	page.rule(a4.width / 2 - 30, 130, 60, C.laterite, 1.2);
	return reference(page, letter, 160, col(2), rightEdge - span(1) - 12) + 30;
}

/** The text, with a letter's subject as a heading. Its first paragraph says that it is a specimen. */
function drawBody(page: Page, letter: Letter, top: number): number {
	const { document } = page;
	const narrow = letter.body.some((paragraph) => paragraph.startsWith("Premises"));
	const [x, width] = [col(narrow ? 2 : 4), span(narrow ? 10 : 9)];
	const [what = notice, opening = "", ...rest] = letter.body;
	const [to = "", subject] = opening.split(/ Subject: /);
	const paragraph = (text: string, style = body, gap = 9): Row[] => paragraphs(document, [text], width, style, gap);
	const element: StructElement = { role: "H2" };
	const rows = [
		...paragraph(what, withColour(withSize(styles.label, 10, 14.4), C.laterite), 0),
		...paragraph(to, body, 20),
		...(subject ? paragraph(`Subject: ${subject}`, withSize(styles.label, 11, 16.8), 14) : []).map((row) => ({
			...row,
			element,
		})),
		...rest.flatMap((text, k) => paragraph(text, body, k === 0 && subject ? 14 : 9)),
	];
	return drawColumns(page, rows, [{ x, y: top, width }], 680);
}

function drawSignature(page: Page, { issuer }: Letter, end: number) {
	const [x, y] = [col(8), Math.max(end + 76, 610)];
	page.rule(x, y, span(4));
	page.line("Signature and seal", x, y + 13, styles.label, { element: { role: "P" } });
	const office = issuer.replace(/ \(specimen\)$/, "");
	const rows = paragraphs(
		page.document,
		[`Left blank: the ${office} has not issued this document.`],
		span(4),
		styles.note,
	);
	drawColumns(page, rows, [{ x, y: y + 17, width: span(4) }], 760);
}
