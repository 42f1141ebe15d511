import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import { compile } from "#src/messages/compile.ts";
import { namesIn } from "#src/messages/names-in.ts";
import { group, named } from "#src/school/schema/named-field.ts";
import { text } from "#src/school/schema/text-fields.ts";
import type { MessageSet } from "./message-set.ts";

/** Characters up to which words are asked for in one line, and shown whole above the field. */
const short = 80;

/** A group of a text: the set under a heading, which says what it is about. */
export type WordGroup = { title: string; set: MessageSet };

/** The fields of words; what the product says stands above each. */
function wordsSchema(groups: readonly WordGroup[]): z.ZodObject {
	return z.object(
		Object.fromEntries(
			groups.map(({ title, set }) => [
				set.group,
				group(title, Object.fromEntries(Object.entries(set.messages).map(([name, words]) => [name, field(words)]))),
			]),
		),
	);
}

/** A text of words, as the office writes it. @param page one that shows them */
export function messageText(title: string, page: string, groups: readonly WordGroup[]) {
	let schema: z.ZodObject | undefined;
	return {
		title,
		section: "words",
		page,
		original: originalMessages(groups),
		get schema() {
			schema ??= wordsSchema(groups);
			return schema;
		},
	} as const;
}

/** What the product says, by group and name. */
function originalMessages(groups: readonly WordGroup[]): Record<string, Readonly<Record<string, string>>> {
	return Object.fromEntries(groups.map(({ set }) => [set.group, set.messages]));
}

function field(words: string): z.ZodType {
	const isLong = words.length > short || words.includes("\n");
	const schema = isLong ? text(1000) : line(200);
	const neededNames = namesIn(compile(words));
	const checkedSchema = schema.superRefine((text, context) => {
		for (const message of faultsIn(text, neededNames)) context.addIssue({ code: "custom", message });
	});
	return isLong
		? named(`${words.slice(0, short).replace(/\s+\S*$/, "")} …`, checkedSchema, words)
		: named(words, checkedSchema);
}

/** What is wrong with values and tags, each as words that go on after the name of the field. */
function faultsIn(text: string, neededNames: ReadonlySet<string>): string[] {
	try {
		const present = namesIn(compile(text));
		return [
			...[...neededNames].filter((each) => !present.has(each)).map((each) => `must have ${each}`),
			...[...present]
				.filter((each) => !neededNames.has(each))
				.map((each) => `can’t have ${each}, which has no value here`),
		];
	} catch {
		return ["has a brace or tag that isn’t closed: write {name} and <name>words</name> as in the original"];
	}
}
