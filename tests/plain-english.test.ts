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
];

/** Texts in code that people may read: literals and text of JSX with more than one word. */
function textsIn(code: string): string[] {
	const withoutComments = code.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
	return [...withoutComments.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;()]+)</g)]
		.map(([, quoted, template, text]) => (quoted ?? template ?? text ?? "").replaceAll(/\$?\{[^}]*\}/g, "{}"))
		.filter((text) => / /.test(text) && !/\b(select|from|where) \w/.test(text));
}

/** What operators, and people who ask about their data, read. */
const sources = globSync(
	"{scripts,src/{backup,cases,content,exports,health,payment,privacy,server,webhooks}}/**/*.{ts,tsx}",
	{
		exclude: ["**/*.test.*", "**/testing/**", "src/db/migrations/**", "src/**/translated/**"],
	},
);

it.each(habits)("says %s", (_instead, pattern) => {
	const found = sources.flatMap((file) =>
		textsIn(readFileSync(file, "utf8"))
			.filter((text) => pattern.test(text))
			.map((text) => `${file}: ${text}`),
	);
	expect(found).toEqual([]);
});
