import { expect, it } from "vitest";
import type { School } from "#src/forms/school.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { applicationConsent } from "./application-consent.ts";
import { applicationContent } from "./application-pdf.server.ts";
import type { ApplicationView } from "./read-application.server.ts";

const school: School = {
	name: "A School",
	shortName: "AS",
	addressLines: ["Hill Road"],
	phone: "+91 423 000 0000",
	email: "hello@school.example",
	officeEmail: "office@school.example",
};
const application: ApplicationView = {
	reference: "DSA-26-B-000001",
	title: "B.Arch application",
	email: "meenakshi@example.com",
	receivedAt: "2026-11-20T06:00:00.000Z",
	stage: "received",
	steps: [
		{
			title: "Education",
			lines: [
				{ name: "board_10", label: "Class 10: board", answer: "CBSE" },
				{ name: "certificate_10", label: "Class 10: mark sheet", answer: "marks.pdf" },
				{ name: "nata_score", label: "NATA score", answer: "" },
			],
		},
	],
	files: [{ field: "certificate_10", label: "Class 10: mark sheet", name: "marks.pdf", size: 348_160, sentAt: null }],
	consent: {
		version: applicationConsent.version,
		text: applicationConsent.text,
		at: "2026-11-20T06:00:00.000Z",
		language: "en",
		english: null,
		legal: [],
	},
	fee: null,
	receiptNumber: null,
};

it("lists every answer under its question, the documents, and the consent text that was agreed to", () => {
	const { facts, sections } = applicationContent(school, application);
	expect(facts.map(({ value }) => value)).toEqual(["DSA-26-B-000001", "20 November 2026, 11:30 am"]);
	expect(sections).toEqual([
		{
			heading: "Education",
			rows: [
				{ label: "Class 10: board", value: "CBSE" },
				{ label: "NATA score", value: "Not given" },
			],
		},
		{ heading: "Documents", rows: [{ label: "Class 10: mark sheet", value: "marks.pdf\n340 KB" }] },
		{
			heading: "Consent",
			paragraphs: [
				expect.stringMatching(/^“I am 18 or older.*” Given on 20 November 2026, 11:30 am \(version 2026-12-2\)\.$/),
			],
		},
	]);
});

it("names the stage of a withdrawn application only", () => {
	const labels = (stage: ApplicationView["stage"]) =>
		applicationContent(school, { ...application, stage }).facts.map(({ label }) => label);
	expect(labels("interview")).toEqual(["Application number", "Received"]);
	expect(labels("withdrawn")).toEqual(["Application number", "Received", "Status"]);
});

it("states missing documents and consent, and shows the consent text that was stored only", () => {
	const sectionsOf = (change: Partial<ApplicationView>) =>
		JSON.stringify(applicationContent(school, { ...application, ...change }).sections);
	expect(sectionsOf({ files: [] })).toContain("No documents");
	expect(sectionsOf({ consent: null })).toContain("doesn’t ask for consent");
	const consent = {
		version: applicationConsent.version,
		text: null,
		at: "2026-11-20T06:00:00.000Z",
		language: "en",
		english: null,
		legal: [],
	};
	expect(sectionsOf({ consent: consent })).not.toContain("I am 18");
	const legal = [{ name: "privacy" as const, number: 3, hash: "a".repeat(64), shown: true }];
	expect(sectionsOf({ consent: { ...consent, legal } })).toContain("Privacy policy, version 3, as the form showed it.");
	expect(
		sectionsOf({ consent: { ...consent, legal: [{ name: "terms", number: 2, hash: "b", shown: false }] } }),
	).toContain("Terms and conditions, version 2, in force at that time");
	expect(sectionsOf({ consent: { ...consent, text: "Words of another year." } })).toContain("“Words of another year.”");
	const tamil = { ...consent, text: "சம்மதிக்கிறேன்.", language: "ta", english: "I agree." };
	const inTamil = () => applicationContent(school, { ...application, consent: tamil }).sections.at(-1);
	expect(inTamil()).toMatchObject({ paragraphs: [expect.stringMatching(/^“I agree\.” Given/), "சம்மதிக்கிறேன்."] });
	expect(inLanguage("ta", inTamil)).toMatchObject({ paragraphs: [expect.stringContaining("“சம்மதிக்கிறேன்.”")] });
});
