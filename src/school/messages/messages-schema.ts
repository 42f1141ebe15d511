import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import { compile } from "#src/messages/compile.ts";
import { namesIn } from "#src/messages/names-in.ts";
import { group, nameField } from "#src/school/schema/named-field.ts";
import { text } from "#src/school/schema/text-fields.ts";
import { faultsIn } from "./message-faults.ts";
import type { MessageSet } from "./message-set.ts";

/** Characters up to which words are asked for in one line, and shown whole above the field. */
const short = 80;

/** A group of a text: the set under a heading, which says what it is about. */
export type WordGroup = { title: string; set: MessageSet };

/** The fields of words; what the product says in English is shown above each. */
function messagesSchema(groups: readonly WordGroup[]): z.ZodObject {
	return z.object(
		Object.fromEntries(
			groups.map(({ title, set }) => [
				set.group,
				group(title, Object.fromEntries(Object.entries(set.messages).map(([name, message]) => [name, field(message)]))),
			]),
		),
	);
}

/** A text of words, as the office writes it. @param page one that shows them; none where emails and files do */
export function messageText(title: string, page: string | undefined, groups: readonly WordGroup[]) {
	let schema: z.ZodObject | undefined;
	return {
		title,
		section: "words",
		page,
		original: originalMessages(groups),
		get schema() {
			schema ??= messagesSchema(groups);
			return schema;
		},
	} as const;
}

/** Collects the product's messages, by group and name. */
function originalMessages(groups: readonly WordGroup[]): Record<string, Readonly<Record<string, string>>> {
	return Object.fromEntries(groups.map(({ set }) => [set.group, set.messages]));
}

function field(message: string): z.ZodType {
	const isLong = message.length > short || message.includes("\n");
	const schema = isLong ? text(1000) : line(200);
	const neededNames = namesIn(compile(message));
	const checkedSchema = schema.superRefine((text, context) => {
		for (const fault of faultsIn(message, text, neededNames)) context.addIssue({ code: "custom", message: fault });
	});
	const titled = isLong
		? nameField(`${message.slice(0, short).replace(/\s+\S*$/, "")} …`, checkedSchema, message)
		: nameField(message, checkedSchema);
	return neededNames.size > 0 ? titled.meta({ ...titled.meta(), message: message }) : titled;
}
