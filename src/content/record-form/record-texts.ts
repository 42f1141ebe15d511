import { z } from "zod";
import { plainFigures } from "#src/formatting/typed-text.ts";
import { type FormPart, type FormType, partAt, partsIn, partsOf, rowPart } from "./form-part.ts";

/**
 * Contents of a form's controls, by path: `title`, `years.0.title`. At the path of rows it is how many there are. A
 * group has no text of its own.
 */
export type RecordTexts = Readonly<Record<string, string>>;

/**
 * The fields of a record as they were typed: what its schema takes, or the typed text itself where it would refuse it.
 * JSON; drafts are stored so.
 */
export type TypedFields = Readonly<Record<string, unknown>>;

export type FieldIssue = {
	/** Path of the field. */
	field: string;
	label: string;
	/** Nothing was typed where something is needed. */
	missing: boolean;
	/** A sentence that names the field. */
	message: string;
	/** Value that could be there instead. */
	nearest?: string | undefined;
};

/** `issues` has at most one entry per field, in the order of the form. */
export type CheckedFields<Fields> = { ok: true; fields: Fields } | { ok: false; issues: readonly FieldIssue[] };

/** A sent form: nothing that was typed is lost, whether it is valid or not. */
export type RecordReading<Fields> = {
	texts: RecordTexts;
	typedFields: TypedFields;
	checkedFields: CheckedFields<Fields>;
};

/** A form for fields of this type. */
type Type<Fields extends object = object> = FormType & { baseSlug?(fields: Fields): string };

/**
 * Reads what was sent from the form of a record. A box that is not ticked sends nothing.
 * @param values by their names
 */
export function readRecordForm<Fields extends object>(
	type: Type<Fields>,
	values: Readonly<Record<string, string>>,
): RecordReading<Fields> {
	const texts: Record<string, string> = {};
	const read = (part: FormPart) => {
		if (part.control !== "group") texts[part.path] = values[part.path] ?? "";
		for (const each of partsBelow(part, texts)) read(each);
	};
	for (const part of partsOf(type)) read(part);
	const typedTypedFields = typedFields(type, texts);
	return { texts, typedFields: typedTypedFields, checkedFields: checkFields(type, typedTypedFields) };
}

/** The names of a type's fields in the order of its form; groups and rows are one field each. */
export function fieldNames(type: FormType): string[] {
	return partsOf(type).map(({ name }) => name);
}

/** Whatever has a control in a form that holds these texts, in its order. Rows and groups are not among them. */
export function controlsOf(type: FormType, texts: RecordTexts): FormPart[] {
	const below = (part: FormPart): FormPart[] => (isNested(part) ? partsBelow(part, texts).flatMap(below) : [part]);
	return partsOf(type).flatMap(below);
}

/** Returns what the controls hold for these fields: a record's, or those of a draft, which may be incomplete. */
export function textsOf(type: FormType, fields: object): RecordTexts {
	const texts: Record<string, string> = {};
	const write = (part: FormPart, value: unknown) => {
		const partValue = value ?? part.initial;
		if (part.control === "rows") texts[part.path] = String(Array.isArray(partValue) ? partValue.length : 0);
		else if (part.control !== "group") texts[part.path] = textOf(part, partValue);
		for (const each of partsBelow(part, texts)) write(each, valueIn(partValue, each.name));
	};
	for (const part of partsOf(type)) write(part, valueIn(fields, part.name));
	return texts;
}

export function typedFields(type: FormType, texts: RecordTexts): TypedFields {
	return typedGroup(partsOf(type), texts);
}

/** Checks typed fields by the whole schema, as publishing needs it. */
export function checkFields<Fields extends object>(
	type: Type<Fields>,
	typedFields: TypedFields,
): CheckedFields<Fields> {
	const parsed = type.fields.safeParse(typedFields);
	// The schema is that of these fields.
	if (parsed.success) return { ok: true, fields: parsed.data as Fields };
	const groups = Map.groupBy(parsed.error.issues, (issue) => nearestPath(type, issue.path.map(String)));
	const texts = textsOf(type, typedFields);
	const issuesOf = (part: FormPart): FieldIssue[] => [
		...(groups.get(part.path)?.slice(0, 1) ?? []).map((issue) => fieldIssue(part, issue, texts[part.path])),
		...partsBelow(part, texts).flatMap(issuesOf),
	];
	return { ok: false, issues: partsOf(type).flatMap(issuesOf) };
}

export function controlIn(type: FormType, path: string): FormPart {
	const part = partAt(type, path);
	if (!part) throw new Error(`There is no field ${path}.`);
	return part;
}

/** The fields of a group, or the rows that these texts have. */
export function partsBelow(part: FormPart, texts: RecordTexts): FormPart[] {
	if (part.control === "group") return partsIn(part);
	return part.control === "rows"
		? Array.from({ length: rowCount(texts[part.path]) }, (_, index) => rowPart(part, index))
		: [];
}

/** More rows than this are not read from a form. */
const maxRows = 200;

export function rowCount(text: string | undefined): number {
	return /^\d{1,4}$/.test(text ?? "") ? Math.min(Number(text), maxRows) : 0;
}

export const isNested = ({ control }: Pick<FormPart, "control">) => control === "group" || control === "rows";

/** Finds the path of the part that an issue is about. An issue about the whole record is about its first field. */
function nearestPath(type: FormType, path: readonly string[]): string {
	for (let length = path.length; length > 0; length -= 1) {
		const part = partAt(type, path.slice(0, length).join("."));
		if (part) return part.path;
	}
	return fieldNames(type)[0] ?? "";
}

function fieldIssue(part: FormPart, issue: z.core.$ZodIssue, text: string | undefined): FieldIssue {
	const { path: field, fullLabel: label, control, row } = part;
	if (control === "rows") {
		const count = rowCount(text);
		const missing = count === 0;
		if (row && count < row.min) return { field, label, missing, message: `${label}: add at least ${row.min}.` };
		if (row && count > row.max) return { field, label, missing, message: `${label}: at most ${row.max}.` };
	}
	const missing = !isNested(part) && control !== "yes-no" && (text ?? "").trim() === "";
	if (missing) return { field, label, missing, message: `${label} is missing.` };
	const nearest = issue.code === "custom" ? issue.params?.nearest : undefined;
	return { field, label, missing, message: sentenceOf(label, issue.message), nearest };
}

/** Most rules say how the words go on after the name of the field, and some a sentence of their own. */
function sentenceOf(label: string, message: string): string {
	return /^\p{Lu}.*\.$/u.test(message) ? message : `${label} ${message}.`;
}

function typedGroup(parts: readonly FormPart[], texts: RecordTexts): TypedFields {
	const entries = parts.map((part): [string, unknown] => [part.name, typedValue(part, texts)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function typedValue(part: FormPart, texts: RecordTexts): unknown {
	const { control, optional, schema } = part;
	const below = partsBelow(part, texts);
	if (control === "rows")
		return below.length === 0 && optional ? emptyAs(schema, []) : below.map((row) => typedValue(row, texts));
	if (control === "group") return optional && isEmpty(part, texts) ? emptyAs(schema, {}) : typedGroup(below, texts);
	const text = texts[part.path] ?? "";
	const figures = plainFigures(text);
	if (control === "yes-no") return text !== "";
	if (control === "whole" && /^[-+]?\d+$/.test(figures)) return Number(figures);
	if (control === "choice" && text !== "" && z.safeParse(schema, Number(text)).success) return Number(text);
	if (control === "number" && /^[-+]?\d+(\.\d+)?$/.test(figures)) return Number(figures);
	if ((control === "day" || control === "time") && z.safeParse(schema, figures).success) return figures;
	return text.trim() === "" && optional ? emptyAs(schema, text) : text;
}

/** Returns the value for an empty field: null, undefined, or the empty value as it is. */
function emptyAs(schema: z.core.$ZodType, empty: unknown): unknown {
	if (z.safeParse(schema, null).success) return null;
	return z.safeParse(schema, undefined).success ? undefined : empty;
}

function isEmpty(part: FormPart, texts: RecordTexts): boolean {
	if (part.control === "rows") return rowCount(texts[part.path]) === 0;
	if (part.control === "group") return partsBelow(part, texts).every((each) => isEmpty(each, texts));
	return (texts[part.path] ?? "").trim() === "";
}

function valueIn(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name)
		? Reflect.get(value, name)
		: undefined;
}

function textOf({ control }: FormPart, value: unknown): string {
	if (control === "yes-no") return value === 1 || value === true ? "on" : "";
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
