import { z } from "zod";
import type { FieldLabels, OfficeLabels } from "#src/fields/field-labels.ts";
import type { Letter } from "#src/school/letters/define-letter.ts";
import { metaOf } from "./named-field.ts";

/** Sections under which the office lists a text, by what visitors see. */
export const sections = {
	identity: "Identity",
	admissions: "Admissions and fees",
	home: "Home",
	programmes: "Programmes",
	campus: "Campus",
	school: "School",
	placement: "Placement",
	help: "Help and rules",
	legal: "Legal",
	words: "Interface text",
	translations: "Translations",
	letters: "Email templates",
} as const;

export type Section = keyof typeof sections;

/** Text type that the office edits. Areas treat it as a content type. */
type TextType = {
	table: string;
	single: true;
	fields: z.ZodObject;
	office: OfficeLabels;
	baseSlug: () => string;
	list: () => [];
	original?: Readonly<Record<string, unknown>>;
};

type Definition = {
	/** "Home page" */
	title: string;
	section: Section;
	/** The path of a page that shows it; no page shows the words of letters. */
	page: string | undefined;
	schema: z.ZodObject;
	/** Product's own text, unless it comes from the school folder. */
	original?: Readonly<Record<string, unknown>>;
};

/** A fixed text of the site: data of the school, which the office writes. It exists exactly once. */
export type SchoolText = Definition & {
	name: string;
	/** Drafts, versions and publishing are those of every content type. */
	type: TextType;
	/** The letter whose words it is. */
	letter?: Letter;
	/** The language whose translations it has. */
	language?: string;
};

export function defineSchoolText(name: string, definition: Definition): SchoolText {
	const { title, section, page, original } = definition;
	let office: OfficeLabels | undefined;
	// Schemas of words are large: a process that does not edit makes none of them.
	const type: TextType = {
		table: textTable(name),
		single: true,
		get fields() {
			return definition.schema;
		},
		get office() {
			office ??= officeOf(definition.schema, { many: title, one: title.charAt(0).toLowerCase() + title.slice(1) });
			return office;
		},
		baseSlug: () => name,
		list: () => [],
		...(original && { original }),
	};
	return {
		title,
		section,
		page,
		name,
		type,
		...(original && { original }),
		get schema() {
			return definition.schema;
		},
	};
}

/** Returns the name that items and changes use for a text. */
export const textTable = (name: string) => `school-${name}`;

/** The words with which the office writes a text: those of its schema. */
function officeOf(schema: z.ZodObject, names: OfficeLabels["names"]): OfficeLabels {
	return { names, fields: fieldsOf(schema) };
}

function fieldsOf({ shape }: z.ZodObject): Readonly<Record<string, FieldLabels<unknown>>> {
	return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fieldLabels(name, schema)]));
}

function fieldLabels(name: string, schema: z.ZodType): FieldLabels<unknown> {
	const { title, description, one, when, message, options = optionsIn(schema) } = metaOf(schema);
	if (title === undefined) throw new Error(`The field ${name} has no words.`);
	const inner = objectIn(schema);
	return {
		label: title,
		...(description !== undefined && { hint: description }),
		...(one !== undefined && { one }),
		...(when && { when }),
		...(options && { options }),
		...(message !== undefined && { message }),
		...(inner && { fields: fieldsOf(inner) }),
	};
}

/** The object that a field is, or that each of its rows is. */
function objectIn(schema: z.ZodType): z.ZodObject | undefined {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return objectIn(schema.unwrap() as z.ZodType);
	if (schema instanceof z.ZodArray) return objectIn(schema.element as z.ZodType);
	return schema instanceof z.ZodObject ? schema : undefined;
}

/** Returns the options in the rows of a list of choices. */
function optionsIn(schema: z.ZodType): Readonly<Record<string, string>> | undefined {
	if (schema instanceof z.ZodOptional) return optionsIn(schema.unwrap() as z.ZodType);
	return schema instanceof z.ZodArray ? metaOf(schema.element as z.ZodType).options : undefined;
}
