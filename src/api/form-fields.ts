import { z } from "zod";
import { fileSize } from "#src/formatting/file-size.ts";
import { thousandsAbroad } from "#src/formatting/thousands.ts";
import { consentField } from "#src/forms/consent.ts";
import { type Field, type FormDefinition, questionsOf } from "#src/forms/definition.ts";
import { documentKinds } from "#src/forms/documents.ts";
import { legalField } from "#src/forms/legal/legal-texts.ts";
import { fillTimeField, honeypotField } from "#src/forms/submission/honeypot.ts";

const document = z
	.string()
	.meta({ format: "binary" })
	.optional()
	.describe(
		"JPG, PNG, PDF, DOC or DOCX, up to 5 MB (5,242,880 bytes). Or the text `upload:<id>` for a file of the draft",
	);

const cv = z
	.string()
	.meta({ format: "binary" })
	.describe(`PDF, up to ${fileSize(documentKinds.cv.maxSize)} (${thousandsAbroad(documentKinds.cv.maxSize)} bytes)`);

/** A form's fields for the API document, derived from its definition. */
export function describeFields(form: FormDefinition, { consent = true } = {}): z.ZodRawShape {
	return {
		...Object.fromEntries(questionsOf(form).map((field) => [field.name, describe(field)])),
		...(consent && {
			[consentField]: z
				.enum(["true"])
				.optional()
				.describe("Consent to the form's consent text. Leave it out if your program didn’t show the text"),
		}),
		...(consent && {
			[legalField]: z
				.string()
				.optional()
				.describe("The versions of the legal texts the form showed, as the site's own forms send them"),
		}),
		[honeypotField]: z.string().optional().describe("Must be empty"),
		[fillTimeField]: z.string().optional().describe("Milliseconds from opening the form to sending it"),
	};
}

function describe(field: Field): z.ZodType {
	if (field.kind === "file") return field.document === "cv" ? cv : document;
	const initial = "initial" in field && field.initial !== undefined;
	const value = "options" in field ? oneOf(field) : field.kind === "date" ? z.iso.date() : text(field);
	const answer = field.kind === "checks" ? z.array(value) : value;
	return (field.optional || field.when || initial ? answer.optional() : answer).describe(field.label);
}

function text({ maxLength }: { maxLength?: number }): z.ZodType {
	return maxLength === undefined ? z.string() : z.string().max(maxLength);
}

function oneOf({ options, numeric }: Extract<Field, { options: unknown }>): z.ZodType {
	const values = options.map((option) => option.value);
	return numeric ? z.union([z.literal(values.map(Number)), z.enum(values)]) : z.enum(values);
}
