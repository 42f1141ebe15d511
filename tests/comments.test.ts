import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folders = "{src,demo,blank-school,peers,scripts,tests,bench,drawing}";
/** Words with which a comment is a clause without its sentence, or hides what it is about. */
const weakBeginnings =
	/^(?:Wh(?:at|en|ere|ether|ich|ile|o|om|ose|y)|How|Of|As|So|Since|With|Without|It|Its|They|Their|Th(?:at|is|ese|ose)|There|And|But|Or|Also|Only|Both|Neither|Otherwise|Because|Until|Unless)\b/;
const comment = /(?:\/\*\*\s*(?:\n\s*\* ?)?|(?<!\/\/.*\n\s*)(?<=^|\s)\/\/ )(\w[^\n]*)/gm;

it("begins every comment with a verb or a noun", () => {
	const found = globSync(`${folders}/**/*.{ts,tsx,mjs,mts}`).flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(comment)]
			.map(([, text = ""]) => text)
			.filter((text) => weakBeginnings.test(text))
			.map((text) => `${file}: ${text}`),
	);
	expect(found).toEqual([]);
});
