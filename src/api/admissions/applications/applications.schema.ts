import { z } from "zod";
import { draftField } from "#src/admissions/drafts/draft.ts";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { describeFields } from "#src/api/form-fields.ts";
import { idempotencyHeader } from "#src/api/idempotency-key.ts";

/** The multipart request of an application for the API document, read off the forms' own descriptions. */
const draftToken = z
	.string()
	.optional()
	.describe("The token of the draft that is submitted. The draft is closed, and the request may name its files");
const forms = Object.entries(applicationForms).map(([type, { form }]) =>
	z.object({ application_type: z.literal(type), ...describeFields(form), [draftField]: draftToken }),
);

export const describeMultipart = {
	consumes: ["multipart/form-data"],
	headers: idempotencyHeader("A retry with the same key and content returns the first answer again"),
	body: forms.length > 1 ? z.union(forms) : forms[0],
};
