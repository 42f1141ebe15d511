import type { Standing } from "#src/admissions/applications/stage.ts";
import type { ChargedSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { defaultMailWords } from "#src/admissions/stage-words/default-words.ts";
import { type MailWords, mailWordsKeyOf } from "#src/admissions/stage-words/stage-words.ts";
import { wordsFacts } from "#src/admissions/stage-words/words-facts.ts";
import { addressee, type EmailContext, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";
import { type StageChangeKind, stageLetter } from "./stage-letter.ts";

type StageEmail = {
	reference: string;
	name: string;
	/** Of the application; undefined in e-mails from before it was stored. */
	type?: string;
	token: string;
	standing: Standing;
	change: StageChangeKind;
	/** The office's own, filled; without them the product's hold. */
	words?: MailWords;
	/** Of an offer: what accepting it costs, where it costs something. */
	seatFee?: ChargedSeatFee;
};

/** Tells the applicant where the application stands now. */
export function stageEmail(school: School, address: string, data: StageEmail): QueuedEmail {
	return emailBy(applicationStage, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const applicationStage: EmailTemplate<StageEmail, EmailContext> = {
	name: "application-stage",
	write: ({ reference, name, type = "", token, standing, change, words, seatFee }, { school, siteUrl }) => {
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
};

type StageNotice = {
	reference: string;
	name: string;
	before: Standing;
	after: Standing;
	/** The applicant has taken a withdrawal back. */
	undone: boolean;
	/** Null where no fee is charged. */
	feeState: FeeState | null;
};

/** Tells the office what an applicant has done. */
export function stageNotice(
	school: School,
	applicant: { name: string; email: string },
	data: StageNotice,
): QueuedEmail {
	return emailBy(newStage, data, toOffice(school, data.reference, { name: applicant.name, address: applicant.email }));
}

export const newStage: EmailTemplate<StageNotice, EmailContext> = {
	name: "new-stage",
	write: ({ reference, name, before, after, undone, feeState }, { school }) => {
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
};

const deeds: Partial<Record<Standing["stage"], string>> = {
	withdrawn: "withdrawn",
	accepted: "the place is accepted",
	declined: "the place is declined",
};
