import IntlMessageFormat from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { catalogueOf, knownLanguages } from "./languages/catalogue.server.ts";
import { inLanguage } from "./languages/in-language.server.ts";
import { productMessages } from "./message-texts.ts";
import { compile } from "./messages/compile.ts";
import type { CompiledMessage } from "./messages/compiled-message.ts";
import { sayParts } from "./messages/say-parts.ts";

const texts = Object.entries(productMessages).flatMap(([text, groups]) =>
	Object.entries(groups).flatMap(([group, words]) =>
		Object.entries(words).map(([name, english]) => ({ id: [text, group, name] as const, english })),
	),
);

/** Names in a message with what each is: value, tag, plural, or a select with its cases. */
function shapeOf(message: CompiledMessage): string[] {
	if (typeof message === "string") return [];
	const shape = message.flatMap((part): string[] => {
		if (typeof part === "string" || part.length === 0) return [];
		const [name, kind, inside] = part;
		if (!kind) return [name];
		if (kind === "tag") return [`<${name}>`, ...shapeOf(inside)];
		const cases = kind === "select" ? Object.keys(inside).toSorted().join("|") : "";
		return [`${name} ${kind} ${cases}`, ...Object.values(inside).flatMap(shapeOf)];
	});
	return [...new Set(shape)].toSorted();
}

/** Terms that mislead, or that the glossary of a language has another word for. */
const unwanted: Readonly<Record<string, RegExp>> = {
	ta: /குறிப்பு எண்|சாதனம்|சாதனத்த|\}\}?-/,
	hi: /संदर्भ संख्या|क़ानून|आख़िरी|ई-मेल|पृष्ठ|ता\/ती/,
};

describe.each(knownLanguages())("messages in %s", (tag) => {
	const { messages, texts: translated } = catalogueOf(tag);
	const of = ([text, group, name]: (typeof texts)[number]["id"]) => messages[text]?.[group]?.[name];

	it("are whole: every message of the product has a translation, and none is of another", () => {
		expect(texts.filter(({ id }) => of(id) === undefined).map(({ id }) => id.join("."))).toEqual([]);
		const ids = new Set(texts.map(({ id }) => id.join(".")));
		const others = Object.entries(messages).flatMap(([text, groups]) =>
			Object.entries(groups).flatMap(([group, words]) => Object.keys(words).map((name) => `${text}.${group}.${name}`)),
		);
		expect(others.filter((id) => !ids.has(id))).toEqual([]);
	});

	it("have the values, tags and cases of the English ones", () => {
		const shapes = texts.map(({ id, english }) => [id.join("."), shapeOf(compile(english))]);
		expect(texts.map(({ id }) => [id.join("."), shapeOf(compile(of(id) ?? ""))])).toEqual(shapes);
	});

	it("have the plurals that the language has", () => {
		const wanted = new Set([0, 1, 2, 3, 7, 100].map((count) => new Intl.PluralRules(tag).select(count)));
		const faults = texts.filter(({ id }) => {
			const plurals = [...(of(id) ?? "").matchAll(/plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)/g)];
			return plurals.some(([, cases = ""]) => [...wanted].some((each) => !new RegExp(`\\b${each} ?\\{`).test(cases)));
		});
		expect(faults.map(({ id }) => id.join("."))).toEqual([]);
	});

	it("choose plurals as the library for ICU MessageFormat does", () => {
		const text = "{count, plural, one {<# one>} other {<# other>}}".replaceAll("<", "[").replaceAll(">", "]");
		const library = new IntlMessageFormat(text, tag);
		for (const count of [0, 1, 2, 5, 21]) {
			const ours = inLanguage(tag, () => sayParts(compile(text), { count }, () => "").join(""));
			expect(ours).toBe(library.format({ count }));
		}
	});

	it("have the terms of the glossary, figures from 0 to 9 and no straight quotes", () => {
		const all = [...texts.map(({ id }) => of(id) ?? ""), ...Object.values(translated)];
		const faults = [unwanted[tag] ?? /$^/, /[\u0be6-\u0bef\u0966-\u096f]/, /"|\w'\w/];
		expect(all.filter((text) => faults.some((fault) => fault.test(text)))).toEqual([]);
	});

	it("keep the placeholders and addresses of the school’s texts", () => {
		const marksOf = (text: string) => (text.match(/\{\{[^}]*\}\}|\]\([^)]*\)/g) ?? []).toSorted();
		for (const [english, text] of Object.entries(translated))
			expect([text, marksOf(text)]).toEqual([text, marksOf(english)]);
	});
});
