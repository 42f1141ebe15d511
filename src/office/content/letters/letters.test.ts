import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { allEmails, allLetters } from "#src/emails.server.ts";
import { controlOf } from "#src/fields/control.ts";
import { writeSample } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { oneLine } from "#src/mail/message.ts";
import { renderEmail } from "#src/mail/template/render-email.tsx";
import type { Letter } from "#src/school/letters/define-letter.ts";

const school: School = {
	name: "Hill School",
	shortName: "HSS",
	addressLines: ["Hill Road"],
	phone: "+91 111",
	email: "hill@a.example",
	officeEmail: "office@a.example",
};
const siteUrl = "https://hill.example";
const withDescriptions = (key: string, words: Readonly<Record<string, string>>): School => ({
	...school,
	letters: { ...school.letters, [key]: words },
});
const letters = allLetters.map((letter) => [letter.key, letter] as const);

function written(letter: Letter, words: Readonly<Record<string, string>>) {
	const { subject, email } = writeSample(allEmails, letter.key, {
		school: withDescriptions(letter.key, words),
		siteUrl,
	});
	return { subject: oneLine(subject), ...renderEmail(email) };
}

function refused(letter: Letter, words: Readonly<Record<string, string>>): string[] {
	const { error } = letter.schema.safeParse({ ...letter.texts, ...words });
	return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
}

/** Words that keep the rules: text, placeholders in any spelling, and those that are needed. */
function textsOf(letter: Letter) {
	const names = Object.keys(letter.placeholders);
	const placeholder = fc
		.tuple(fc.constantFrom(...names), fc.boolean())
		.map(([name, loose]) => (loose ? `{{ ${name.toUpperCase()} }}` : `{{${name}}}`));
	const piece = fc.oneof(
		fc.string({ unit: "grapheme", maxLength: 30 }),
		fc.constantFrom("\n\n", " ", "<img src=x onerror=alert(1)>", "https://a.example/", "{", "}", "&amp;", "\u202e"),
		placeholder,
	);
	const text = (field: string) =>
		fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => {
			const neededNames = letter.needs[field as keyof Letter["needs"]] ?? [];
			return [...pieces, ...neededNames.map((name) => ` {{${name}}}`), "."].join("");
		});
	const fields = Object.fromEntries(Object.keys(letter.schema.shape).map((field) => [field, text(field)]));
	return fc.record(fields).filter((words) => refused(letter, words).length === 0);
}

describe.each(letters)("the letter %s", (_, letter) => {
	it("has original words that keep its rules, and whose placeholders all have a value", () => {
		expect(letter.schema.parse(letter.texts)).toEqual(letter.texts);
		const { subject, html, text } = written(letter, {});
		for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|\}\}|undefined/);
	});

	it("can be written in any words within the rules: it is rendered, and no placeholder is left", () => {
		fc.assert(
			fc.property(textsOf(letter), (words) => {
				const { subject, html, text } = written(letter, words);
				const body = html.replace(/<style>.*?<\/style>/s, "");
				for (const part of [subject, body, text]) expect(part).not.toMatch(/\{\{|\}\}/);
				expect(html).not.toContain("<img");
			}),
			{ numRuns: 60 },
		);
	});

	it("keeps its facts whatever its text is", () => {
		const facts = (words: Readonly<Record<string, string>>) => {
			const { email } = writeSample(allEmails, letter.key, { school: withDescriptions(letter.key, words), siteUrl });
			return email.blocks.filter((block) => "rows" in block || "action" in block || "link" in block);
		};
		const short = Object.fromEntries(Object.keys(letter.schema.shape).map((field) => [field, "Short."]));
		expect(facts(short)).toEqual(facts({}));
	});

	it("refuses unknown placeholders, half a placeholder, and text without those it must have", () => {
		const names = Object.keys(letter.schema.shape);
		expect(names).toEqual(expect.arrayContaining(["subject", "title", "preview", "opening"]));
		for (const field of names) {
			const before = letter.texts[field as keyof Letter["texts"]];
			const wrong = refused(letter, { [field]: `${before} {{nmae}} {{name` });
			expect(wrong).toContain(`${field} has {{nmae}}, which isn’t a placeholder of this email`);
			expect(wrong).toContain(`${field} has {{, which isn’t a placeholder of this email`);
			const neededNames = letter.needs[field as keyof Letter["needs"]] ?? [];
			expect(refused(letter, { [field]: "Hello." })).toEqual(
				neededNames.map((name) => `${field} must have {{${name}}}`),
			);
		}
	});

	it("says the original words where stored ones cannot be filled", () => {
		const { subject } = written(letter, { subject: "Hello {{of another release}}" });
		expect(subject).toBe(written(letter, {}).subject);
	});

	it("has fields of several lines for its paragraphs", () => {
		const control = (field: string) => controlOf(letter.schema.shape[field] ?? letter.schema).control;
		expect([control("subject"), control("opening")]).toEqual(["line", "lines"]);
	});
});

test("letters have keys and names of their own", () => {
	for (const own of ["key", "name"] as const)
		expect(new Set(allLetters.map((letter) => letter[own])).size).toBe(allLetters.length);
});
