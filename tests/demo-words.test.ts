import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allLetters } from "#src/emails.server.ts";
import { productMessages } from "#src/message-texts.ts";

/** Names of the demo school, its town and its people. */
const names = /doddabetta|nilgiri|\booty\b|udhagamandalam|snowdon|coonoor|kotagiri|\bkodanad\b|\btoda\b|\bbadaga\b/i;
/** Words that only a school on a hillside, with one stair and thirteen graduates, would use about itself. */
const places =
	/\b(hills?|hillsides?|slopes?|valleys?|ridges?|mountains?|monsoons?|tea|stairs?|thirteen|fourteen acres|two thousand metres|caretaker|loft|the way up)\b|\bpractices\b/i;

/** A helper of tests, and a heuristic of places within addresses that people type. */
const apart = [
	"**/*.test.*",
	"**/testing/**",
	"src/db/migrations/**",
	"src/admissions/applications/store-application-case.server.ts",
];
const product = globSync("{src,blank-school}/**/*.{ts,tsx}", { exclude: apart });
/** Files with texts that a new school begins with, or that its office and its programs read. */
const texts = globSync("{src/{school,api,mail,server/api-document},blank-school}/**/*.ts", { exclude: apart });

it("names neither the demo school nor its places in the product", () => {
	expect(
		product.flatMap((file) => linesWith(readFileSync(file, "utf8"), names).map((line) => `${file}: ${line}`)),
	).toEqual([]);
});

it("says nothing in messages and letters that is true of the demo school alone", () => {
	const messages = [productMessages, allLetters.map(({ texts }) => texts)].flatMap(stringsIn);
	expect(messages.length).toBeGreaterThan(1000);
	expect(messages.filter((text) => names.test(text) || places.test(text))).toEqual([]);
});

it("says nothing of that kind in a blank school, in fields of texts and in the API", () => {
	const literals = texts.flatMap((file) =>
		[
			...withoutComments(readFileSync(file, "utf8")).matchAll(
				/"((?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*)"|`([^`]* [^`]*)`/g,
			),
		].map(([, quoted, template]) => `${file}: ${quoted ?? template}`),
	);
	expect(literals.length).toBeGreaterThan(500);
	expect(literals.filter((text) => places.test(text))).toEqual([]);
});

const withoutComments = (code: string) => code.replace(/^\s*(\/\/|\/?\*).*$/gm, "");

function linesWith(code: string, pattern: RegExp): string[] {
	return withoutComments(code)
		.split("\n")
		.filter((line) => pattern.test(line));
}

function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
