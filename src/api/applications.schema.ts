import { z } from "zod";
import { applicationForms } from "../forms/application/applications.ts";
import { draftField } from "../forms/drafts/draft.ts";
import { describeFields } from "./form-fields.ts";

/** The multipart request of an application for the API document, read off the forms' own descriptions. */
const draftToken = z.string().optional().describe("The token of the draft that this was; it is closed, and its files may be named");
const forms = Object.entries(applicationForms).map(([type, { form }]) =>
	z.object({ application_type: z.literal(type), ...describeFields(form), [draftField]: draftToken }),
);

export const describeMultipart = {
	consumes: ["multipart/form-data"],
	headers: z.object({
		"idempotency-key": z.string().min(8).max(200).optional().describe("A retry with the same key and content gives the first answer again"),
	}),
	body: forms.length > 1 ? z.union(forms) : forms[0],
};
