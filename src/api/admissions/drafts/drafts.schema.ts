import { z } from "zod";
import { type ApplicationType, applicationForms } from "#src/admissions/forms/application-forms.ts";
import { bearer } from "#src/api/bearer.ts";
import { refusal, success } from "#src/api/envelope.ts";
import { email } from "#src/forms/rules.ts";

const types = Object.keys(applicationForms) as [ApplicationType, ...ApplicationType[]];
const moment = z.string().describe("ISO 8601 in UTC");
const counting = z.int("must be a whole number").min(0, "must be 0 or more").max(2_147_483_647, "is too large");

export const byToken = bearer("draft");

export const newDraft = z.object({ application_type: z.enum(types, `must be ${types.join(", ")}`) });

export const begun = z.object({
	token: z.string().describe("Opens the draft. Store it on the device and show it to no one"),
	expires_at: moment,
});

const file = z.object({
	id: z.string().describe("In a submission: `upload:<id>`"),
	field: z.string(),
	name: z.string(),
	size: z.int().describe("bytes"),
});

export const draft = z.object({
	application_type: z.enum(types),
	answers: z.record(z.string(), z.string()).describe("Texts as typed, by field name"),
	step: z.int(),
	version: z.string(),
	revision: z.int(),
	saved_at: moment.nullable(),
	email: z.string().nullable(),
	expires_at: moment,
	files: z.array(file),
});

export const save = z.object({
	answers: z
		.record(z.string(), z.string("must be a text"), "must be texts by field name")
		.describe("By field name. Names that aren’t in the form are ignored"),
	step: counting,
	version: z
		.string("must be a text")
		.max(100, "must be at most 100 characters")
		.refine((text) => !text.includes("\u0000"), "contains a character we can’t save"),
	revision: counting.describe("The revision you read before these changes"),
});

export const saved = z.object({ revision: z.int(), saved_at: moment, expires_at: moment });

export const link = z.object({ email: z.string("Email is required").trim().normalize("NFC").pipe(email) });

export const linked = z.object({ email: z.string(), expires_at: moment });

export const guardianAsked = z.object({
	another: z
		.boolean("must be true or false")
		.optional()
		.describe("Creates a new link, in place of one that was lost or led to no consent"),
});

export const guardianLink = z.object({
	state: z
		.enum(["asked", "declared", "confirmed", "withheld", "withdrawn", "refused", "expired", "none"])
		.describe("`asked`: no one has answered yet"),
	path: z.string().nullable().describe("The page to share. `null` once consent is given"),
	name: z.string().nullable().describe("Who answered"),
});

export const byField = z.object({
	field: z
		.string()
		.regex(/^\w{1,100}$/, "is not the name of a question")
		.describe("One of the form’s questions for a file"),
});

export const upload = z.object({
	file: z.string().meta({ format: "binary" }).describe("JPG, PNG, PDF, DOC or DOCX, up to 5242880 bytes"),
});

export const uploaded = success(file);

export const done = z.object({ status: z.literal(true), message: z.string() });

/** What any call with a token may be answered. */
export const notOpenAnswers = {
	404: refusal.describe("No draft matches this token: it’s unknown, expired or deleted"),
	410: refusal
		.extend({ data: z.object({ reference: z.string() }) })
		.describe("Already submitted. `data` has the application number"),
	422: refusal,
	429: refusal,
};

export const conflict = refusal
	.extend({ data: z.object({ revision: z.int(), saved_at: moment.nullable() }) })
	.describe("Saved elsewhere since. Nothing was overwritten, and `data` has the current revision");
