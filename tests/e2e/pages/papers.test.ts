import { describe, expect, it } from "vitest";
import { syllabi } from "#demo/texts/syllabi.ts";
import * as paths from "#src/paths.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

async function readPdf(path: string) {
	const answer = await fetch(`${site.url}${path}`);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	const pdf = new ReadPdf(Buffer.from(await answer.arrayBuffer()));
	return { answer, pdf, text: extractText(pdf).join(" ") };
}

const linksOf = async (page: string) =>
	[...(await (await fetch(`${site.url}${page}`)).text()).matchAll(/href="([^"]+\.pdf)"/g)].map(([, href]) => href);

describe.each([
	["barch", paths.barchApplication, "B.Arch application form"],
	["march", paths.marchApplication, "M.Arch application form"],
	["diploma", paths.diplomaApplication, "Diploma application form"],
])("the %s form on paper", (type, page, title) => {
	it("opens in the browser as a tagged PDF that asks the form's questions", async () => {
		const { answer, pdf, text } = await readPdf(paths.paperForm(type));
		expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${type}-application-form.pdf"`);
		expect(pdf.info("Title")).toBe(title);
		expect(pdf.structure).toMatch(/^Document\(P P H1 /);
		for (const words of ["Full name", "Are you an international student?", "NATA", "₹10.00", "643002"])
			if (words !== "NATA" || type !== "march") expect(text).toContain(words);
	});

	it("is linked from the application's page and from the questions", async () => {
		expect(await linksOf(page)).toContain(paths.paperForm(type));
		expect(await linksOf(paths.questions)).toContain(paths.paperForm(type));
	});
});

describe.each([
	["barch", paths.undergraduate, "barch"],
	["environmental", paths.postgraduate, "march"],
	["urbanDesign", paths.marchUrban, "march"],
	["diploma", paths.diploma, "diploma"],
] as const)("the syllabus of %s", (programme, page, form) => {
	it("names every subject of every semester", async () => {
		const { text } = await readPdf(paths.syllabus(programme));
		const joinedText = text.replaceAll(/\s+/g, " ");
		for (const [index, { about, subjects }] of syllabi.semesters[programme].entries()) {
			expect(joinedText).toContain(`Semester ${index + 1}: ${about}`);
			for (const { name } of subjects) expect(joinedText).toContain(name);
		}
	});

	it("is linked from the programme's page, beside the form on paper", async () => {
		expect(await linksOf(page)).toEqual(expect.arrayContaining([paths.syllabus(programme), paths.paperForm(form)]));
	});
});

it.each([paths.paperForm("phd"), paths.syllabus("phd"), paths.paperForm("constructor")])(
	"%s is not there",
	async (path) => {
		expect((await fetch(`${site.url}${path}`)).status).toBe(404);
	},
);
