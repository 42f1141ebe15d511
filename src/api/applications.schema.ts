import { z } from "zod";
import { applicationForms } from "../forms/application/applications.ts";
import { consentField } from "../forms/consent.ts";
import { fillTimeField, trapField } from "../forms/spam.ts";

const document = z.string().meta({ format: "binary" }).optional().describe("JPG, PNG, PDF, DOC or DOCX, up to 5242880 bytes");

/** The multipart request of an application for the API document, read off the forms' own descriptions. */
const forms = Object.entries(applicationForms).map(([type, { form }]) =>
	z.object({
		application_type: z.literal(type),
		...Object.fromEntries(
			form.steps.flatMap((step) =>
				step.fields.map((field) => {
					if (field.kind === "file") return [field.name, document];
					const text = "options" in field ? z.enum(field.options.map((option) => option.value)) : z.string();
					return [field.name, (field.optional || field.when ? text.optional() : text).describe(field.label)];
				}),
			),
		),
		[consentField]: z.enum(["true"]).optional().describe("Consent to the form's consent text; left out by programs that did not ask"),
		[trapField]: z.string().optional().describe("Must be empty"),
		[fillTimeField]: z.string().optional().describe("Milliseconds from opening the form to sending it"),
	}),
);

export const describeMultipart = {
	consumes: ["multipart/form-data"],
	headers: z.object({
		"idempotency-key": z.string().min(8).max(200).optional().describe("A retry with the same key and content gives the first answer again"),
	}),
	body: forms.length > 1 ? z.union(forms) : forms[0],
};
