import { z } from "zod";
import type { Standing } from "#src/admissions/applications/stage.ts";
import { storedStanding } from "#src/admissions/applications/stage-history.server.ts";
import { defaultMail } from "#src/admissions/stage-messages/default-stage-messages.ts";
import { messageFacts } from "#src/admissions/stage-messages/stage-message-facts.ts";
import { stageMessageNames } from "#src/admissions/stage-messages/stage-message-names.ts";
import { mailMessageKeyOf } from "#src/admissions/stage-messages/stage-messages.ts";
import { type EmailContext, greetingValues, senderOf, toOffice } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { feeStateNames, feeStates } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { emailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { stageEmailMessages } from "#src/school/messages/sets/emails/stage-email-messages.ts";
import { stageChangeKinds, stageLetter } from "./stage-letter.ts";

const changedSchema = z.object({
	reference: z.string(),
	name: z.string(),
	/** Type of the application; undefined in emails from before it was stored. */
	type: z.string().optional(),
	token: secret(),
	standing: storedStanding,
	change: z.enum(stageChangeKinds),
	/** Stage and details of the application before a change that was undone. The release before does not queue it. */
	before: storedStanding.optional(),
	/** The office's own, filled; without them the product's hold. */
	messages: z.object({ subject: z.string(), title: z.string(), text: z.string() }).optional(),
	/** Cost of accepting an offer, where it costs something. */
	seatFee: z.object({ rupees: z.number(), days: z.number() }).optional(),
	/** Documents and results that an accepted seat still needs, if any. */
	seatNeeds: z
		.object({
			documents: z.array(z.string()),
			results: z.array(z.object({ label: z.string(), expected: z.string().nullable() })),
			neededBy: z.string().nullable(),
		})
		.optional(),
});

/** Tells the applicant where the application stands now. */
export const applicationStage = defineEmail({
	key: "application-stage",
	title: "Stage changed",
	to: "person",
	data: changedSchema,
	sample: ({ school }: EmailContext) => ({
		...exampleApplication(school),
		type: "barch",
		token: example.token,
		standing: { stage: "offered" as const, details: { answerBy: example.dueOn } },
		change: "new" as const,
	}),
	write: (
		{ reference, name, type = "", token, standing, change, before, messages: ownMessages, seatFee, seatNeeds },
		{ school, siteUrl }: EmailContext,
	) => {
		const facts = messageFacts({ name, reference, type }, standing, school);
		const mailMessages = ownMessages ?? defaultMail(mailMessageKeyOf(standing, change), facts);
		const letter = stageLetter({ ...standing, seatFee, seatNeeds }, change, mailMessages, school, before);
		const { subject, title, paragraphs, closing, rows, label } = letter;
		const details = rows.map((row) => `${row.label}: ${row.value.replaceAll("\n", ", ")}`).join(". ");
		const messages = messagesIn(emailMessages, school.schoolMessages);
		return {
			subject: messagesIn(stageEmailMessages, school.schoolMessages).subject({
				reference,
				// Texts from before subjects came first begin with a small letter.
				subject: subject.replace(/^./u, (first) => first.toUpperCase()),
			}),
			email: {
				title,
				preheader: (change !== "undone" && details) || (paragraphs[0] ?? ""),
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: messages.applicantGreeting(greetingValues(name)) },
					...paragraphs.map((paragraph) => ({ paragraph })),
					...(rows.length > 0 ? [{ rows }] : []),
					{ action: { label, url: siteUrl + paths.application(token) } },
					...closing.map((paragraph) => ({ paragraph })),
					{ note: messages.linkWarning },
				],
			},
		};
	},
});

const noticedSchema = z.object({
	reference: z.string(),
	name: z.string(),
	before: storedStanding,
	after: storedStanding,
	/** The applicant has restored a withdrawn application. */
	undone: z.boolean(),
	/** Null where no fee is charged. */
	feeState: z.enum(feeStates).nullable(),
});

/** Tells the office what an applicant has done. */
export function stageNotice(
	school: School,
	applicant: { name: string; email: string },
	data: z.input<typeof noticedSchema>,
): QueuedEmail {
	return emailBy(newStage, data, toOffice(school, data.reference, { name: applicant.name, address: applicant.email }));
}

export const newStage = defineEmail({
	key: "new-stage",
	title: "Applicant changed the stage",
	to: "office",
	data: noticedSchema,
	sample: ({ school }: EmailContext) => ({
		...exampleApplication(school),
		before: { stage: "offered" as const, details: { answerBy: example.dueOn } },
		after: { stage: "accepted" as const, details: {} },
		undone: false,
		feeState: "paid" as const,
	}),
	write: ({ reference, name, before, after, undone, feeState }, { school }: EmailContext) => {
		const { done, did } = undone ? restored : (deeds[after.stage] ?? changed);
		const fee = feeState === null ? "No fee" : feeStateNames[feeState];
		return {
			subject: `${done}: ${name} (${reference})`,
			email: {
				title: done,
				preheader: `Stage: ${nameOf(before)} → ${nameOf(after)}`,
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `${name} ${did}.` },
					{
						rows: [
							{ label: "Stage before", value: nameOf(before) },
							{ label: "Stage now", value: nameOf(after) },
							{ label: "Application fee", value: fee },
						],
					},
					{ note: "Reply to this email to reach the applicant." },
				],
			},
		};
	},
});

type ActLabels = { done: string; did: string };

const restored: ActLabels = { done: "Application restored", did: "restored their application" };
const changed: ActLabels = { done: "Stage changed", did: "changed the stage of their application" };
const deeds: Partial<Record<Standing["stage"], ActLabels>> = {
	withdrawn: { done: "Application withdrawn", did: "withdrew their application" },
	accepted: { done: "Offer accepted", did: "accepted our offer" },
	declined: { done: "Offer declined", did: "declined our offer" },
};

const nameOf = (standing: Standing) => stageMessageNames[mailMessageKeyOf(standing, "new")];
