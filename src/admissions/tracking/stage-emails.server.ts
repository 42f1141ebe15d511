import { z } from "zod";
import { type Standing, stages } from "#src/admissions/applications/stage.ts";
import { defaultMailWords } from "#src/admissions/stage-words/default-words.ts";
import { mailWordsKeyOf } from "#src/admissions/stage-words/stage-words.ts";
import { wordsFacts } from "#src/admissions/stage-words/words-facts.ts";
import { addressee, type EmailContext, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { feeStates } from "#src/payment/fee/fee.ts";
import { stageChangeKinds, stageLetter } from "./stage-letter.ts";

const standing = z.object({
	stage: z.enum(stages),
	details: z.object({
		at: z.string().optional(),
		place: z.string().optional(),
		answerBy: z.string().optional(),
		by: z.literal("applicant").optional(),
	}),
});

const changed = z.object({
	reference: z.string(),
	name: z.string(),
	/** Of the application; undefined in emails from before it was stored. */
	type: z.string().optional(),
	token: secret(),
	standing,
	change: z.enum(stageChangeKinds),
	/** The office's own, filled; without them the product's hold. */
	words: z.object({ subject: z.string(), title: z.string(), text: z.string() }).optional(),
	/** Of an offer: what accepting it costs, where it costs something. */
	seatFee: z.object({ rupees: z.number(), days: z.number() }).optional(),
});

type StageEmail = z.input<typeof changed>;

/** Tells the applicant where the application stands now. */
export function stageEmail(school: School, address: string, data: StageEmail): QueuedEmail {
	return emailBy(applicationStage, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const applicationStage = defineEmail({
	key: "application-stage",
	title: "Change of the stage",
	to: "person",
	data: changed,
	sample: ({ school }: EmailContext) => ({
		...exampleApplication(school),
		type: "barch",
		token: example.token,
		standing: { stage: "reading" as const, details: {} },
		change: "new" as const,
	}),
	write: (
		{ reference, name, type = "", token, standing, change, words, seatFee },
		{ school, siteUrl }: EmailContext,
	) => {
		const facts = wordsFacts({ name, reference, type }, standing, school);
		const said = words ?? defaultMailWords(mailWordsKeyOf(standing, change), facts);
		const { subject, title, paragraphs, rows, label } = stageLetter({ ...standing, seatFee }, change, said, school);
		return {
			subject: `${reference}: ${subject}`,
			email: {
				title,
				preheader: paragraphs[0] ?? "",
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `Dear ${addressee(name, "applicant")},` },
					...paragraphs.map((paragraph) => ({ paragraph })),
					...(rows.length > 0 ? [{ rows }] : []),
					{ action: { label, url: siteUrl + paths.application(token) } },
					{ note: "Whoever has this link can see the application, so please do not pass this mail on." },
				],
			},
		};
	},
});

const noticed = z.object({
	reference: z.string(),
	name: z.string(),
	before: standing,
	after: standing,
	/** The applicant has taken a withdrawal back. */
	undone: z.boolean(),
	/** Null where no fee is charged. */
	feeState: z.enum(feeStates).nullable(),
});

/** Tells the office what an applicant has done. */
export function stageNotice(
	school: School,
	applicant: { name: string; email: string },
	data: z.input<typeof noticed>,
): QueuedEmail {
	return emailBy(newStage, data, toOffice(school, data.reference, { name: applicant.name, address: applicant.email }));
}

export const newStage = defineEmail({
	key: "new-stage",
	title: "What an applicant has done",
	to: "office",
	data: noticed,
	sample: ({ school }: EmailContext) => ({
		...exampleApplication(school),
		before: { stage: "offered" as const, details: { answerBy: example.dueOn } },
		after: { stage: "accepted" as const, details: {} },
		undone: false,
		feeState: "paid" as const,
	}),
	write: ({ reference, name, before, after, undone, feeState }, { school }: EmailContext) => {
		const did = undone ? "the withdrawal is taken back" : (deeds[after.stage] ?? `now at ${after.stage}`);
		const fee = feeState === null ? "none" : feeState;
		return {
			subject: `${reference}: ${did}, ${name}`,
			email: {
				title: `${reference}: ${did}`,
				preheader: `${name}, until now at ${before.stage}`,
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `${name} did this on the application’s page.` },
					{
						rows: [
							{ label: "Before", value: before.stage },
							{ label: "Now", value: after.stage },
							{ label: "Fee", value: fee },
						],
					},
					{ note: "A reply to this mail goes to the applicant." },
				],
			},
		};
	},
});

const deeds: Partial<Record<Standing["stage"], string>> = {
	withdrawn: "withdrawn",
	accepted: "the place is accepted",
	declined: "the place is declined",
};
