import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Turns of phrase that English-speaking readers would not use, with what to write instead. */
const habits: [instead: string, pattern: RegExp][] = [
	["someone, anyone, everyone, no one, or the person’s role", /\b(whoever|somebody|nobody|anybody|everybody)\b/i],
	["email", /\bE-mail|\b(an?|the|your|by|our|this|no|two|these) e-mail|\b(a|our|your|the|by) mails?\b(?! server)/],
	["phone, call", /\btelephone/i],
	["automatically, separately", /\bby (itself|themselves|ourselves)\b|\bof (its|their) own accord\b/i],
	["We can’t find this …", /\bno such\b/i],
	["because", /, since (?!\d|the \d|then)/],
	[
		"undo, cancel, withdraw, restore, refund",
		/\b(take|takes|took|taken|give|gives|gave|given) (it |them |this )?back\b/i,
	],
	["amount", /\b(this|the|a|no) sum\b/i],
	["who must do it", /\b(is|are|was|were) (still )?to be\b/i],
	["is, shows, says", /(?<!\bcan )\b(stands?|lies?) (on|below|above|there|in|at|beside|under)\b/i],
	["There’s no …, isn’t", /(?<!\bthere )\b(is|are) no (?!longer|more|one)/i],
	["no longer", /\bany more\b(?! of)/i],
	["received, uploaded, paid", /\b(has|have|had) (come in|arrived)\b|\bcame in\b/i],
	["We’ll", /\bWe (write|send|confirm|delete|ring|reply|answer|tell) (to )?(you|it|an?|the|by)\b/],
	["the thing’s name", /\bwhat (becomes|became|has become) of\b/i],
	["documents", /\bpapers\b/i],
	["email, call, message", /\b(write|writes|wrote) to (us|you|the (applicant|sender|school|office|principal))\b/i],
	["the data we keep", /\bdata (that )?(we|the school) (hold|holds|store|stores) (of|about|for)\b/i],
	["no longer", /\banymore\b|\bany longer\b/i],
	["continue", /\b(go|goes|went|going) on with\b/i],
	["application number", /\b(your|its|the|with|a) reference\b(?! (number|documentation))/i],
];

/** Texts in code that people may read: literals and text of JSX with more than one word. */
function textsIn(code: string): string[] {
	const withoutComments = code.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
	return [...withoutComments.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;()]+)</g)]
		.map(([, quoted, template, text]) => (quoted ?? template ?? text ?? "").replaceAll(/\$?\{[^}]*\}/g, "{}"))
		.filter((text) => / /.test(text) && !/\b(select|from|where) \w/.test(text));
}

/**
 * Sources, with the texts by which the demo school informs; its news, stories and newsletters have authors of their
 * own.
 */
const sources = globSync(
	[
		"{src,scripts,blank-school}/**/*.{ts,tsx}",
		"demo/*.ts",
		"demo/texts/{legal,questions,trust,programmes}/*.ts",
		"demo/texts/{contact,footer,pages,placement,scholarships}.ts",
	],
	{ exclude: ["**/*.test.*", "**/testing/**", "src/db/migrations/**", "src/**/translated/**"] },
);

/** Guides that people read as well. The vocabulary is left out because it quotes what it retires. */
const guides = globSync(["{docs,deploy,blank-school}/**/*.md", "*.md"], { exclude: ["docs/vocabulary.md"] });

it.each(habits)("says %s", (_instead, pattern) => {
	const findings = sources.flatMap((file) =>
		textsIn(readFileSync(file, "utf8"))
			.filter((text) => pattern.test(text))
			.map((text) => `${file}: ${text}`),
	);
	const lines = guides.flatMap((file) =>
		readFileSync(file, "utf8")
			.replaceAll(/`[^`]*`|\]\([^)]*\)/g, "")
			.split("\n")
			.filter((line) => pattern.test(line))
			.map((line) => `${file}: ${line}`),
	);
	expect([...findings, ...lines]).toEqual([]);
});
