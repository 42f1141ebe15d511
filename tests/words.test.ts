import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { productMessages } from "#src/message-texts.ts";
import type { MessageSet } from "#src/school/messages/message-set.ts";
import { namesSaidIn } from "../scripts/building/compiled-messages.ts";

const files = globSync("{src,demo}/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "src/school/messages/sets/**"] });
/** Sets whose messages are used as they are: questions are said field by field. */
const sets = Object.entries(productMessages).flatMap(([text, groups]) =>
	text.startsWith("questions-") ? [] : Object.values(groups),
);

it("offers every set to the office", async () => {
	const modules = await Promise.all(globSync("src/school/messages/sets/**/*.ts").map((file) => import(resolve(file))));
	const messageSets: MessageSet[] = modules.flatMap((each) => Object.values(each));
	const offered: Readonly<Record<string, Readonly<Record<string, object>>>> = productMessages;
	expect(messageSets.filter(({ text, group, messages }) => offered[text]?.[group] !== messages)).toEqual([]);
});

it("has whole sentences: no message continues another", () => {
	const parts = sets.flatMap((words) =>
		Object.entries(words).filter(([, text]) => /^(?:[,;:)]|\.\s)|[,(]$|\s$/.test(text)),
	);
	expect(parts).toEqual([]);
});

it("says each of the product's words somewhere", () => {
	const stateNames = namesSaidIn(files.map((file) => readFileSync(file, "utf8")));
	expect(sets.flatMap((words) => Object.keys(words)).filter((name) => !stateNames.has(name))).toEqual([]);
});
