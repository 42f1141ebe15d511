import { describe, expect, it } from "vitest";
import { admissionSeasons } from "#demo/admissions.ts";
import { applicationTypes, formOf, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { questionsOf } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import type { BlankQuestion, DocumentContent } from "#src/pdf/document-content.ts";
import { formDocuments } from "#src/school/forms/application-form-settings.ts";
import { paperFormContent } from "./paper-form-pdf.server.ts";

const school: School = {
	name: "A School",
	shortName: "AS",
	addressLines: ["Hill Road", "Tamil Nadu 643002"],
	phone: "+91 423 000 0000",
	email: "hello@school.example",
	officeEmail: "office@school.example",
};
const context = {
	school,
	admissions: { seasons: admissionSeasons, mode: "calendar" as const },
	applicationFees: { standard: 10, forms: { march: 20, diploma: 30 }, programmes: {} },
	siteUrl: "https://school.example",
};
const inSeason = new Date("2026-12-01T06:00:00Z");
const outOfSeason = new Date("2027-08-01T06:00:00Z");

const questions = ({ sections }: DocumentContent): BlankQuestion[] =>
	sections.flatMap((section) => ("questions" in section ? section.questions : []));
const textOf = (content: DocumentContent, heading: string) =>
	JSON.stringify(content.sections.find((section) => section.heading === heading));

describe.each(applicationTypes().filter(isApplicationType))("the %s form on paper", (type) => {
	const content = paperFormContent(context, type, inSeason);

	it("asks every question of the form once, under its number", () => {
		const blankQuestions = questions(content).filter(({ number }) => number !== undefined);
		expect(blankQuestions.map(({ number }) => number)).toEqual(blankQuestions.map((_, index) => index + 1));
		expect(blankQuestions.map(({ label }) => label.replace(" (optional)", ""))).toEqual(
			questionsOf(formOf(type).form).map(({ label }) => label),
		);
	});

	it("mentions no kinds or sizes of files", () => {
		expect(JSON.stringify(questions(content))).not.toMatch(/PDF or|\d MB|photographed/);
	});

	it("names the fee, the address, and where the same questions are online", () => {
		expect(textOf(content, "Application fee")).toContain(
			{
				barch: "₹10.00",
				march: "₹20.00",
				diploma: "₹30.00",
			}[type],
		);
		expect(textOf(content, "Where to send it")).toContain("A School, Hill Road, Tamil Nadu 643002");
		expect(textOf(content, "How to fill it in")).toContain(`https://school.example/${type}-application`);
	});
});

it("offers the options of a question as boxes, squares for a date, and lines for the rest", () => {
	const rooms = new Map(
		questions(paperFormContent(context, "barch", inSeason)).map(({ label, room }) => [label, room]),
	);
	expect(rooms.get("NATA (optional)")).toEqual({
		boxes: ["I’ve taken it", "I’ve registered, but not taken it yet", "I haven’t registered yet"],
	});
	expect(rooms.get("Date of birth")).toEqual({
		squares: [
			{ caption: "Day", count: 2 },
			{ caption: "Month", count: 2 },
			{ caption: "Year", count: 4 },
		],
	});
	expect(rooms.get("Full name")).toEqual({ lines: 1 });
	expect(rooms.get("Passport (optional)")).toEqual({ boxes: ["A copy is enclosed", "I’ll send it later"] });
});

it("says under which answer a question is to be answered", () => {
	const all = questions(paperFormContent(context, "barch", inSeason));
	const international = all.find(({ label }) => label === "Are you an international student?");
	expect(all.find(({ label }) => label === "Passport (optional)")?.help).toBe(
		`Only if you chose “Yes” in question ${international?.number}. The page with your photo.`,
	);
});

it("states which documents must come with the form, and which may follow", () => {
	const documents = textOf(paperFormContent(context, "diploma", inSeason), "Documents");
	expect(documents).toContain(
		'{"label":"With this form","value":"Proof of residence*\\nClass 10: mark sheet or certificate"}',
	);
	expect(documents).toContain('{"label":"Results you can send later","value":"NATA score"}');
});

it("states until when it is taken, or from when on", () => {
	const facts = (now: Date) => paperFormContent(context, "barch", now).facts.map(({ value }) => value);
	expect(facts(inSeason)).toEqual(["Admissions 2027", "We must receive it by 30 June", " "]);
	expect(facts(outOfSeason)).toEqual(["Admissions 2028", "Open on 1 November 2027", " "]);
});

it("leaves the fee out where none is asked for", () => {
	const { sections } = paperFormContent({ ...context, applicationFees: null }, "barch", inSeason);
	expect(sections.map(({ heading }) => heading)).not.toContain("Application fee");
});

it("says what each department of a form costs and asks for, where these differ", () => {
	const documents = {
		...formDocuments({ barch: {}, march: {}, diploma: {} }),
		march: { rules: {}, programmes: { urbanDesign: { portfolio: "required", passport: "none" } } },
	} as const;
	const paperContext = {
		...context,
		admissions: { ...context.admissions, documents },
		applicationFees: { ...context.applicationFees, programmes: { urbanDesign: 25 } },
	};
	const content = paperFormContent(paperContext, "march", inSeason);
	const [urban, other] = ["Master of Architecture (M.Arch) in Urban Design", "M.Arch Environmental Architecture"];
	expect(textOf(content, "Application fee")).toMatch(
		/M\.Arch Environmental Architecture: ₹20\.00\..*M\.Arch Urban Design: ₹25\.00/,
	);
	const numbered = questions(content).filter(({ number }) => number !== undefined);
	expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, index) => index + 1));
	const portfolios = numbered.filter(({ label }) => label.startsWith("Portfolio"));
	expect(portfolios.map(({ label, help }) => [label, help?.split(" in ")[0]])).toEqual([
		["Portfolio (optional)", `Only if you chose “${other}”`],
		["Portfolio", "Only if you chose “Master of Architecture (M.Arch)"],
	]);
	expect(questions(content).find(({ label }) => label.startsWith("Passport"))?.help).toMatch(
		/^Only if you chose “M\.Arch Environmental Architecture” in question \d+ and “.*” in question \d+\./,
	);
	expect(textOf(content, "Documents")).toContain(`Portfolio (${urban})`);
	expect(textOf(content, "Documents")).toContain(`Passport* (${other})`);
});
