import type { z } from "zod";
import type { ContentType } from "#src/content/content-type.ts";
import { type Control, controlOf } from "./control.ts";

/** What a form's controls hold, by field. */
export type RecordTexts = Readonly<Record<string, string>>;

/**
 * The fields of a record as they were typed: what its schema takes, or the typed text itself where it would refuse it.
 * JSON; drafts are stored so.
 */
export type TypedFields = Readonly<Record<string, unknown>>;

export type FieldIssue = {
	field: string;
	label: string;
	/** Nothing was typed where something is needed. */
	missing: boolean;
	/** A sentence that names the field. */
	message: string;
};

/** `issues` has at most one entry per field, in the order of the form. */
export type CheckedFields<Fields> = { ok: true; fields: Fields } | { ok: false; issues: readonly FieldIssue[] };

/** A sent form: nothing that was typed is lost, whether it is valid or not. */
export type RecordReading<Fields> = { texts: RecordTexts; typed: TypedFields; checked: CheckedFields<Fields> };

type Type<Fields extends object = object> = ContentType<string, Fields>;

/** Reads what was sent from the form of a record. */
export function readRecordForm<Fields extends object>(type: Type<Fields>, form: FormData): RecordReading<Fields> {
	const texts = Object.fromEntries(fieldNames(type).map((name) => [name, textIn(form, name)]));
	const typed = typedFields(type, texts);
	return { texts, typed, checked: checkFields(type, typed) };
}

/** The names of a type's fields in the order of its form. */
export function fieldNames({ fields, office }: Type): string[] {
	const ordered = Object.keys(office.fields).filter((name) => name in fields.shape);
	return [...ordered, ...Object.keys(fields.shape).filter((name) => !ordered.includes(name))];
}

/** What the controls hold for these fields: a record's, or those of a draft, which may be incomplete. */
export function textsOf(type: Type, fields: object): RecordTexts {
	const values = new Map<string, unknown>(Object.entries(fields));
	return Object.fromEntries(
		fieldNames(type).map((name) => {
			const { control, initial } = controlIn(type, name);
			return [name, textOf(control, values.get(name) ?? initial)];
		}),
	);
}

export function typedFields(type: Type, texts: RecordTexts): TypedFields {
	return Object.fromEntries(fieldNames(type).map((name) => [name, typedValue(type, name, texts[name] ?? "")]));
}

/** Checks typed fields by the whole schema, as publishing needs it. */
export function checkFields<Fields extends object>(type: Type<Fields>, typed: TypedFields): CheckedFields<Fields> {
	const parsed = type.fields.safeParse(typed);
	// The schema is that of these fields.
	if (parsed.success) return { ok: true, fields: parsed.data as Fields };
	const found = Map.groupBy(parsed.error.issues, (issue) => String(issue.path[0]));
	const issues = fieldNames(type).flatMap((name) => {
		const issue = found.get(name)?.[0];
		return issue ? [fieldIssue(type, name, issue.message, typed[name])] : [];
	});
	return { ok: false, issues };
}

function fieldIssue({ office }: Type, field: string, reason: string, value: unknown): FieldIssue {
	const label = office.fields[field]?.label ?? field;
	const missing = value === undefined || value === null || String(value).trim() === "";
	return { field, label, missing, message: missing ? `${label} is missing.` : `${label} ${reason}.` };
}

export function controlIn({ fields }: Type, name: string) {
	const schema: z.core.$ZodType | undefined = fields.shape[name];
	if (!schema) throw new Error(`There is no field ${name}.`);
	return controlOf(schema);
}

/** Browsers send lines with CR and LF. A box that is not ticked sends nothing. */
function textIn(form: FormData, name: string): string {
	const sent = form.get(name);
	return typeof sent === "string" ? sent.replace(/\r\n?/g, "\n") : "";
}

function typedValue(type: Type, name: string, text: string): unknown {
	const { control, optional } = controlIn(type, name);
	if (control === "yes-no") return text !== "";
	const empty = text.trim() === "";
	if (control === "whole" && /^[-+]?\d+$/.test(text.trim())) return Number(text);
	return empty && optional && isNullable(type, name) ? null : text;
}

function isNullable({ fields }: Type, name: string): boolean {
	const schema: z.ZodType | undefined = fields.shape[name];
	return schema?.safeParse(null).success ?? false;
}

function textOf(control: Control, value: unknown): string {
	if (control === "yes-no") return value === 1 || value === true ? "on" : "";
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
