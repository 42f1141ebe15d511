import { expect, it } from "vitest";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { newsletters } from "../newsletters.ts";
import { approvalDocuments } from "../records/approval-documents.ts";
import { renderApprovalDocument } from "./approval-document.ts";
import { balancedLines, breakLines } from "./line-breaks.ts";
import { renderNewsletter } from "./newsletter.ts";

const monospaced = (text: string) => text.length;

it("breaks lines within their width without losing words or splitting what belongs together", () => {
	const text = newsletters.flatMap(({ pages }) =>
		pages.flatMap(({ articles }) => articles.flatMap(({ body }) => body)),
	);
	for (const paragraph of text)
		for (const width of [28, 40, 66]) {
			const lines = breakLines(paragraph, [width - 2, width], monospaced);
			expect(lines.join(" ")).toBe(paragraph);
			expect(Math.max(...lines.map(monospaced))).toBeLessThanOrEqual(width);
			expect(lines.some((line) => /(?:^| )(?:Dr|Mr)\.$/.test(line))).toBe(false);
		}
});

it("sets a heading in lines of about the same length", () => {
	expect(balancedLines("A hundred steps before the tape comes out", 38, monospaced)).toEqual([
		"A hundred steps before",
		"the tape comes out",
	]);
});

it("renders the same four pages from the same issue, with all its text, title, language and date", async () => {
	for (const newsletter of newsletters) {
		const bytes = await renderNewsletter(newsletter);
		if (newsletter.key === "news_letter_1") expect(Buffer.compare(bytes, await renderNewsletter(newsletter))).toBe(0);
		expect(bytes.length).toBeLessThan(400_000);
		const pdf = new ReadPdf(bytes);
		expect(pdf.pages.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([595.28, 841.89]));
		expect(pdf.info("Title")).toBe(newsletter.title);
		expect(pdf.catalog["/Lang"]).toMatchObject({ text: "en-IN" });
		expect(pdf.createdAt.toISOString()).toMatch(/^2025-(03|07|11)-01T/);
		const text = extractText(pdf).join(" ");
		for (const { articles } of newsletter.pages) for (const { heading } of articles) expect(text).toContain(heading);
	}
});

it("renders every approval document on one page that calls itself a specimen", async () => {
	for (const [order, document] of approvalDocuments.entries()) {
		const pdf = new ReadPdf(await renderApprovalDocument(document, order));
		expect(pdf.pages).toHaveLength(1);
		expect([pdf.info("Title"), pdf.info("Subject")]).toEqual([
			`${document.title} (specimen)`,
			expect.stringMatching(/^Specimen for the demo school\./),
		]);
	}
});
