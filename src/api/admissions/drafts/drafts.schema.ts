import { z } from "zod";
import type { NotOpen } from "#src/admissions/drafts/lock-draft.server.ts";
import { applicationTypes, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { bearer } from "#src/api/bearer.ts";
import { confirmed, reference, refusal, success } from "#src/api/envelope.ts";
import { email } from "#src/forms/rules.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { draftRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";

const expiry = z
	.string()
	.describe(
		"Time at which the draft expires: 7 days after its last change, 30 once its link was emailed. ISO 8601 in UTC",
	);
const savedAt = z.string().describe("Time at which answers were last saved, ISO 8601 in UTC");
const type = z.string().describe("The form");
const revision = z.int().describe("Increases with every save. Send the latest one with your next change");
const counting = z.int("must be a whole number").min(0, "must be 0 or more").max(2_147_483_647, "is too large");

export const byToken = bearer("draft");

const mustBeType = () => `must be one of these: ${applicationTypes().join(", ")}`;

export const newDraft = z.object({
	application_type: z
		.string({ error: mustBeType })
		.refine(isApplicationType, { error: mustBeType })
		.describe("The form. Current values are listed under **Applications**")
		.meta({ examples: ["barch"] }),
});

export const begun = z.object({
	token: z.string().describe("The applicant token. It gives access to this draft, so store it like a password"),
	expires_at: expiry,
});

const file = z.object({
	id: z.string().describe("The file’s ID. To submit the file, send `upload:<id>` as the field’s value"),
	field: z.string().describe("Name of the form’s file field"),
	name: z.string().describe("File name"),
	size: z.int().describe("File size in bytes"),
});

export const draft = z.object({
	application_type: type,
	answers: z.record(z.string(), z.string()).describe("Strings as typed, by field name"),
	step: z.int().describe("Last step of the form the applicant was on, from 0"),
	version: z.string().describe("Version of the form that the answers are for"),
	revision,
	saved_at: savedAt.nullable().describe("Time at which answers were last saved, ISO 8601 in UTC. `null` if never"),
	email: z.string().nullable().describe("Email address the link was sent to. `null` if no link was requested"),
	expires_at: expiry,
	files: z.array(file).describe("Files uploaded so far"),
});

export const save = z.object({
	answers: z
		.record(z.string(), z.string("must be a string"), "must be an object with a string for each field")
		.describe("All answers, by field name. Names that aren’t in the form are ignored"),
	step: counting.describe("Current step of the form, from 0"),
	version: z
		.string("must be a string")
		.max(100, "must be at most 100 characters")
		.refine((text) => !text.includes("\u0000"), "contains a character we can’t save")
		.describe("Version of the form that the answers are for, such as `2026-12-2`. Your program can choose its own"),
	revision: counting.describe("The `revision` you read before these changes"),
});

export const saved = z.object({ revision, saved_at: savedAt, expires_at: expiry });

export const link = z.object({
	email: z
		.string("Email is required")
		.trim()
		.normalize("NFC")
		.pipe(email)
		.describe("Email address to send the link to"),
});

export const linked = z.object({ email: z.string().describe("Email address the link is sent to"), expires_at: expiry });

export const guardianAsked = z.object({
	another: z.boolean("must be true or false").optional().describe("`true` replaces the current link with a new one"),
	look: z
		.boolean("must be true or false")
		.optional()
		.describe("`true` creates no link, and only returns the current one"),
});

export const guardianLink = z.object({
	state: z
		.enum(["asked", "declared", "confirmed", "withheld", "withdrawn", "refused", "expired", "none"])
		.describe(
			"`none`: no link yet. `asked`: not answered yet. `declared`: consent given, and the school checks who gave it. " +
				"`confirmed`: consent given and checked. `withheld`: consent declined. `withdrawn`: consent withdrawn. `refused`: " +
				"the school couldn’t accept the consent. `expired`: the link has expired",
		),
	path: z
		.string()
		.nullable()
		.describe("Path of the page to share with the parent or guardian. `null` once consent is given"),
	name: z.string().nullable().describe("Name of the parent or guardian who answered. `null` until then"),
});

export const byField = z.object({
	field: z
		.string()
		.regex(/^\w{1,100}$/, "isn’t the name of a field")
		.describe("Name of a file field of the form, such as `certificate_12`"),
});

export const upload = z.object({
	file: z.string().meta({ format: "binary" }).describe("JPG, PNG, PDF, DOC or DOCX, up to 5 MB (5,242,880 bytes)"),
});

export const uploaded = success(file, "The stored file");

export const done = confirmed;

/** Answers that any call with a token may get. */
export const notOpenAnswers = {
	404: refusal.describe("No draft matches this token: it’s unknown, expired or deleted"),
	410: refusal
		.extend({ data: z.object({ reference }).describe("The application it became") })
		.describe("Already submitted. `data` has the application number"),
	422: refusal,
	429: refusal,
};

export const conflict = refusal
	.extend({
		data: z
			.object({
				revision,
				saved_at: savedAt
					.nullable()
					.describe("Time at which answers were last saved, ISO 8601 in UTC. `null` if never"),
			})
			.describe("The current revision"),
	})
	.describe("Someone saved the draft after you read it. Nothing was overwritten, and `data` has the current revision");

type Refusal = { status: false; message: string };
/** Part of a reply that every route of a draft has. */
type NotOpenReply<Reply> = {
	code(status: 404): { send(answer: Refusal): Reply };
	code(status: 410): { send(answer: Refusal & { data: { reference: string } }): Reply };
};

/** Answers a token that opens no draft. */
export function notOpen<Reply>(
	reply: NotOpenReply<Reply>,
	messages: MessagesOf<typeof draftRefusalMessages>,
	why: NotOpen,
): Reply {
	if (why.reason === "gone") return reply.code(404).send({ status: false, message: messages.draftGone });
	const { reference } = why;
	return reply.code(410).send({
		status: false,
		message: messages.draftSubmitted({ reference }),
		data: { reference },
	});
}
