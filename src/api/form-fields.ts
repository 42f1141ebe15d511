import { z } from "zod";
import { thousandsAbroad } from "#src/formatting/thousands.ts";
import { consentField } from "#src/forms/consent.ts";
import { type Condition, type Field, type FormDefinition, questionsOf } from "#src/forms/definition.ts";
import { type DocumentKind, documentKinds } from "#src/forms/documents.ts";
import { legalField } from "#src/forms/legal/legal-texts.ts";
import { fillTimeField, honeypotField } from "#src/forms/submission/honeypot.ts";
import fieldMeanings from "./field-meanings.json" with { type: "json" };

/** Descriptions for programs of fields that forms ask people for, by name, or by form and name. */
const ownMeanings: Readonly<Record<string, string>> = fieldMeanings;
const file = z.string().meta({ format: "binary" });

/** Describes the files that a question takes: types and size. */
export function describeKind(kind: DocumentKind): string {
	const { extensions, maxSize } = documentKinds[kind];
	const [last, ...others] = [
		...new Set(extensions.map((ending) => ending.replace("jpeg", "jpg").toUpperCase())),
	].reverse();
	const types = others.length > 0 ? `${others.reverse().join(", ")} or ${last}` : last;
	return `${types}, up to ${maxSize / 1_048_576} MB (${thousandsAbroad(maxSize)} bytes)`;
}

type Choices = {
	/** The form asks for consent. */
	consent?: boolean;
	/** Values of a field that are taken, by its name; all values of other fields are. */
	choices?: Readonly<Record<string, readonly string[]>>;
};

/** A form's fields for the API document, derived from its definition. */
export function describeFields(form: FormDefinition, { consent = true, choices = {} }: Choices = {}): z.ZodRawShape {
	const withChoices = (field: Field): Field => {
		const values = choices[field.name];
		if (!values || !("options" in field)) return field;
		return { ...field, options: field.options.filter(({ value }) => values.includes(value)) } as Field;
	};
	const fields = questionsOf(form).map(withChoices);
	return {
		...Object.fromEntries(fields.map((field) => [field.name, describe(field, fields, form.key)])),
		...(consent && {
			[consentField]: z
				.enum(["true"])
				.optional()
				.describe(
					"`true` if the person agreed to the form’s consent text. Omit it if your program didn’t show the text",
				),
		}),
		...(consent && {
			[legalField]: z.string().optional().describe("For the site’s own forms. Omit it"),
		}),
		[honeypotField]: z.string().optional().describe("Spam trap. Omit it"),
		[fillTimeField]: z
			.string()
			.optional()
			.describe("Milliseconds from opening the form to sending it. Without it, the time isn’t checked"),
	};
}

/** @param fields all of the form */
function describe(field: Field, fields: readonly Field[], form: string): z.ZodType {
	const meaning = meaningOf(field, fields, ownMeanings[`${form}.${field.name}`] ?? ownMeanings[field.name]);
	if (field.kind === "file") {
		const description = `${meaning}. ${describeKind(field.document)}`;
		if (field.document === "cv") return file.describe(description);
		return file.optional().describe(`${description}. Or the string \`upload:<id>\` for a file of the draft`);
	}
	const initial = "initial" in field && field.initial !== undefined;
	const value = "options" in field ? oneOf(field) : field.kind === "date" ? z.iso.date() : text(field);
	const answer = field.kind === "checks" ? z.array(value) : value;
	return (field.optional || field.when || initial ? answer.optional() : answer).describe(meaning);
}

/** Formats in which answers of a kind are written. */
const formats: Partial<Record<Field["kind"], string>> = {
	date: "YYYY-MM-DD",
	month: "`YYYY-MM`",
	tel: "With country code, such as `+91 98400 12345`",
	checks: "One value or several",
};

/**
 * The question and its help as far as it isn't about the page, how the answer is written, and when it is asked.
 * @param own words for programs, in place of the question and its help
 */
function meaningOf(field: Field, fields: readonly Field[], own: string | undefined): string {
	const condition = field.when && `Only if ${describeCondition(field.when, fields)}`;
	const help =
		field.kind === "tel" || field.kind === "month"
			? undefined
			: (field.onPaper ?? field.help)?.replaceAll("Leave blank", "Omit it");
	const choices = own?.includes("`") ? undefined : choicesOf(field);
	const sentences = [own ?? field.label, own ? undefined : help, formats[field.kind], choices, condition];
	return sentences
		.map((each) => each?.replace(/[.:]$/, ""))
		.filter(Boolean)
		.join(". ")
		.replaceAll("?.", "?");
}

/** The meaning of each value; undefined where the values are words themselves. */
function choicesOf(field: Field): string | undefined {
	if (!("options" in field)) return undefined;
	if (field.options.every(({ value, label }) => value.toLowerCase() === label.toLowerCase())) return undefined;
	const meanings = field.options.map(({ value, label }) => `\`${value}\`: ${label}`).join(", ");
	const isNumbered = field.options.map(({ value }) => value).join() === "1,2";
	return isNumbered ? `${meanings}. Not \`true\` and \`false\`, as in other forms` : meanings;
}

/** Names the values that the other field is described with: not those that the former site sent. */
function describeCondition({ field, is, and }: Condition, fields: readonly Field[]): string {
	const other = fields.find(({ name }) => name === field);
	const described = other && "options" in other ? other.options.map(({ value }) => value) : is;
	const [empty, values] = [is.includes(""), is.filter((value) => value !== "" && described.includes(value))];
	const one = `\`${field}\` is ${values.map((value) => `\`${value}\``).join(" or ")}${empty ? ", or isn’t sent" : ""}`;
	return and ? `${one} and ${describeCondition(and, fields)}` : one;
}

function text({ maxLength }: { maxLength?: number }): z.ZodType {
	return maxLength === undefined ? z.string() : z.string().max(maxLength);
}

function oneOf({ options, numeric }: Extract<Field, { options: unknown }>): z.ZodType {
	const values = options.map((option) => option.value);
	return numeric ? z.union([z.literal(values.map(Number)), z.enum(values)]) : z.enum(values);
}
