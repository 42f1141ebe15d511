import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import type { PdfDictionary } from "#tests/support/pdf/parse-pdf.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { newsletters } from "./newsletters.ts";
import { approvalDocuments } from "./records/approval-documents.ts";
import { drawnDocuments } from "./records/office/documents.ts";
import { cvOf, jobApplicants } from "./records/office/job-applicants.ts";

const newsletterFolder = "demo/public/uploads/news-letters";
const approvalFolder = "demo/public/uploads/approval-documents";
const samples = "demo/samples";
const pdfsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".pdf"));
const readPdf = (file: string) => new ReadPdf(readFileSync(file));
const textOf = (pdf: ReadPdf) => extractText(pdf).join(" ");

/** Returns the descriptor of each font of a page: the glyphs are embedded where it has a file. */
function fontsOf(pdf: ReadPdf, page: PdfDictionary) {
	const fonts = Object.values(pdf.dictionary(pdf.dictionary(page["/Resources"])["/Font"]));
	return fonts.map((font) => {
		const descendants = pdf.resolve(pdf.dictionary(font)["/DescendantFonts"]);
		if (!Array.isArray(descendants)) throw new Error("A font without glyphs of its own");
		return pdf.dictionary(pdf.dictionary(descendants[0])["/FontDescriptor"]);
	});
}

it.each([newsletterFolder, approvalFolder, samples])(
	"the PDFs of %s are small, in A4, tagged, and have their fonts",
	(folder) => {
		for (const name of pdfsIn(folder)) {
			const pdf = readPdf(`${folder}/${name}`);
			expect(statSync(`${folder}/${name}`).size, name).toBeLessThan(200_000);
			for (const { width, height } of pdf.pages) expect([width, height], name).toEqual([595.28, 841.89]);
			expect(pdf.info("Title"), name).toMatch(/\w/);
			expect(pdf.catalog["/Lang"], name).toMatchObject({ text: "en-IN" });
			expect(pdf.structure, name).toMatch(/^Document\((?:P |Figure )*H1 /);
			const fonts = pdf.pages.flatMap((page) => fontsOf(pdf, page.dictionary));
			expect(fonts.length, name).toBeGreaterThan(0);
			for (const font of fonts) expect(font, name).toHaveProperty(["/FontFile2"]);
		}
	},
);

it("a newsletter has the four pages of its issue, with all its headings and words", () => {
	expect(pdfsIn(newsletterFolder)).toEqual(newsletters.map(({ key }) => `${key}.pdf`).toSorted());
	for (const { key, title, pages } of newsletters) {
		const pdf = readPdf(`${newsletterFolder}/${key}.pdf`);
		expect(pdf.pages).toHaveLength(4);
		expect(pdf.info("Title")).toBe(title);
		expect(pdf.createdAt.toISOString()).toMatch(/^2025-(03|07|11)-01T/);
		const text = textOf(pdf);
		for (const { articles } of pages)
			for (const { heading, body } of articles) {
				expect(text).toContain(heading);
				for (const word of body.join(" ").match(/\p{L}+|\d+/gu) ?? []) expect(text).toContain(word);
			}
	}
});

it("an approval document is one page that calls itself a specimen", () => {
	expect(pdfsIn(approvalFolder)).toEqual(approvalDocuments.map(({ key }) => `${key}.pdf`).toSorted());
	for (const { key, title } of approvalDocuments) {
		const pdf = readPdf(`${approvalFolder}/${key}.pdf`);
		expect(pdf.pages).toHaveLength(1);
		expect([pdf.info("Title"), pdf.info("Subject")]).toEqual([
			`${title} (specimen)`,
			expect.stringMatching(/^Specimen for the demo school\./),
		]);
	}
});

it("each document of a sample is there and says SAMPLE, and no other is", async () => {
	const cvs = jobApplicants.map((applicant, index) => ({ file: cvOf(applicant, index).file, name: applicant.name }));
	const sheets = drawnDocuments.map(({ file, applicant }) => ({ file, name: applicant.name }));
	const files = [...sheets, ...cvs];
	expect(readdirSync(samples).toSorted()).toEqual(files.map(({ file }) => file).toSorted());
	for (const { file, name } of files)
		if (file.endsWith(".pdf")) {
			const pdf = readPdf(`${samples}/${file}`);
			expect(pdf.info("Title")).toMatch(/^SAMPLE: /);
			expect(textOf(pdf)).toContain(name);
		} else expect(await sharp(`${samples}/${file}`).metadata()).toMatchObject({ format: "png" });
});
