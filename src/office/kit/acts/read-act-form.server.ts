import { z } from "zod";
import { plainFigures } from "#src/formatting/typed-text.ts";
import { withPlainBreaks } from "#src/forms/texts-in.ts";
import type { SubmittedValues } from "./act-answer.ts";

/** A posted form: the first text of each field, every value of each, and the form itself for its files. */
export type ActForm = {
	formData: FormData;
	values: SubmittedValues;
	all: ReadonlyMap<string, readonly (string | File)[]>;
};

/** Reads a posted form. A line break is one character, as in its field, not two. */
export function readActForm(sentFormData: FormData): ActForm {
	const all = new Map<string, (string | File)[]>();
	for (const [name, value] of sentFormData) {
		const one = typeof value === "string" ? withPlainBreaks(value) : value;
		const entries = all.get(name);
		if (entries) entries.push(one);
		else all.set(name, [one]);
	}
	const texts = [...all].flatMap(([name, [first]]) => (typeof first === "string" ? [[name, first] as const] : []));
	return { formData: sentFormData, values: Object.fromEntries(texts), all };
}

/** Tells whether a field of a schema takes every value that is sent under its name. */
export function isList(schema: unknown): boolean {
	if (schema instanceof z.ZodArray) return true;
	if (schema instanceof z.ZodPipe) return isList(schema.in);
	const isWrapped =
		schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
	return isWrapped && isList(schema.unwrap());
}

/** Tells whether an act takes the form at all: only lists are sent more than once. */
export function isSentOnce(form: ActForm, shape: z.ZodRawShape = {}): boolean {
	return [...form.all].every(([name, { length }]) => length === 1 || isList(shape[name]));
}

/**
 * Collects the input for the schema: every value of a list, the single value of any other field, numbers as figures.
 */
export function fieldsFor(form: ActForm, shape: z.ZodRawShape): Record<string, unknown> {
	const lists = Object.keys(shape).filter((name) => isList(shape[name]));
	return {
		...Object.fromEntries([...form.all].map(([name, [first]]) => [name, asFigure(shape[name], first)])),
		...Object.fromEntries(lists.map((name) => [name, form.all.get(name) ?? []])),
	};
}

const asFigure = (schema: unknown, value: string | File | undefined) =>
	schema instanceof z.ZodNumber && typeof value === "string" ? plainFigures(value) : value;

/** The texts of the fields that are lists, for a form that is shown again. */
export function listsIn(form: ActForm, shape: z.ZodRawShape): Record<string, string[]> | undefined {
	const lists = Object.keys(shape).filter((name) => isList(shape[name]));
	if (lists.length === 0) return undefined;
	const texts = (name: string) => (form.all.get(name) ?? []).filter((value) => typeof value === "string");
	return Object.fromEntries(lists.map((name) => [name, texts(name)]));
}

/** A field that may be left empty, which is null. */
export const orNone = <Value extends z.ZodType>(value: Value) => z.union([z.literal("").transform(() => null), value]);
