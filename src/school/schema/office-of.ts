import { z } from "zod";
import type { FieldWords, OfficeWords } from "#src/fields/office-words.ts";
import { wordsOf } from "./named-field.ts";

/** The words with which the office writes a text: those of its schema. */
export function officeOf(schema: z.ZodObject, names: OfficeWords["names"]): OfficeWords {
	return { names, fields: fieldsOf(schema) };
}

function fieldsOf({ shape }: z.ZodObject): Readonly<Record<string, FieldWords<unknown>>> {
	return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fieldWords(name, schema)]));
}

function fieldWords(name: string, schema: z.ZodType): FieldWords<unknown> {
	const { title, description, one, options = optionsIn(schema) } = wordsOf(schema);
	if (title === undefined) throw new Error(`The field ${name} has no words.`);
	const inner = objectIn(schema);
	return {
		label: title,
		...(description !== undefined && { hint: description }),
		...(one !== undefined && { one }),
		...(options && { options }),
		...(inner && { fields: fieldsOf(inner) }),
	};
}

/** The object that a field is, or that each of its rows is. */
function objectIn(schema: z.ZodType): z.ZodObject | undefined {
	if (schema instanceof z.ZodOptional) return objectIn(schema.unwrap() as z.ZodType);
	if (schema instanceof z.ZodArray) return objectIn(schema.element as z.ZodType);
	return schema instanceof z.ZodObject ? schema : undefined;
}

/** Of the rows of a list of choices. */
function optionsIn(schema: z.ZodType): Readonly<Record<string, string>> | undefined {
	if (schema instanceof z.ZodOptional) return optionsIn(schema.unwrap() as z.ZodType);
	return schema instanceof z.ZodArray ? wordsOf(schema.element as z.ZodType).options : undefined;
}
