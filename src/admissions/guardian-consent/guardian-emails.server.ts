import type { GuardianLanguage } from "#src/admissions/guardians/guardian.ts";
import {
	addressee,
	type EmailContext,
	letterEmail,
	noteBlocks,
	paragraphBlocks,
	senderOf,
	toPerson,
} from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { guardianAnsweredLetter, guardianNeededLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { fillWords } from "#src/school/words/word-set.ts";
import { guardianWordsOf } from "./notice.ts";

type Recipient = { reference: string; name: string; email: string };

type Needed = { reference: string; name: string; token: string };

/** Asks an applicant to hand the link to a parent or guardian. @param token of the application */
export function guardianNeededEmail(school: School, { reference, name, email }: Recipient, token: string): QueuedEmail {
	return emailBy(guardianNeeded, { reference, name, token }, toPerson(school, reference, { name, address: email }));
}

export const guardianNeeded: EmailTemplate<Needed, EmailContext> = {
	name: "guardian-needed",
	write: ({ reference, name, token }, { school, siteUrl }) => {
		const filled = fillLetter(guardianNeededLetter, { name: addressee(name, "applicant"), reference }, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [{ action: { label: "The link for a parent or guardian", url: siteUrl + paths.guardianLink(token) } }],
		});
	},
};

type Answered = {
	reference: string;
	name: string;
	guardian: string;
	said: "given" | "withheld" | "withdrawn" | "refused";
	/** Why the office could not confirm it. */
	reason: string | null;
};

/** Tells an applicant what became of the consent. */
export function guardianAnsweredEmail(
	school: School,
	{ reference, name, email }: Recipient,
	answer: Pick<Answered, "guardian" | "said" | "reason">,
): QueuedEmail {
	return emailBy(
		guardianAnswered,
		{ reference, name, ...answer },
		toPerson(school, reference, { name, address: email }),
	);
}

export const guardianAnswered: EmailTemplate<Answered, EmailContext> = {
	name: "guardian-answered",
	write: ({ reference, name, guardian, said: answer, reason }, { school }) => {
		const facts = {
			name: addressee(name, "applicant"),
			reference,
			answer: sentence(answer, addressee(guardian, "Your parent or guardian"), reason),
		};
		const filled = fillLetter(guardianAnsweredLetter, facts, school);
		return letterEmail(filled, school, { reference });
	},
};

function sentence(said: Answered["said"], guardian: string, reason: string | null): string {
	if (said === "given") return `${guardian} has agreed. We check who answered, and you need to do nothing more.`;
	if (said === "withheld")
		return `${guardian} has not agreed, so we do not work with your application. The answer can be changed by the same link.`;
	if (said === "withdrawn")
		return `${guardian} has withdrawn the consent, so we stop working with your application. By the same link it can be given again.`;
	const why = reason ? ` The reason: ${reason.replace(/[.!?]?$/, ".")}` : "";
	return `We could not confirm the consent of your parent or guardian.${why} They can answer once more by the same link.`;
}

type Copy = {
	said: "given" | "withheld" | "withdrawn";
	language: GuardianLanguage;
	/** Of the guardian's link. */
	token: string;
	applicant: string;
	name: string;
};

/** A copy of the answer for the guardian, in their language. */
export function guardianCopyEmail(school: School, address: string, copy: Copy): QueuedEmail {
	return emailBy(guardianCopy, copy, toPerson(school, "", { name: copy.name, address }));
}

export const guardianCopy: EmailTemplate<Copy, EmailContext> = {
	name: "guardian-copy",
	write: ({ said, language, token, applicant, name: _ }, { school, siteUrl }) => {
		const words = guardianWordsOf(language, school.schoolWords);
		const facts = {
			applicant: addressee(applicant, words.anApplicant),
			school: school.name,
			email: school.email,
		};
		const text = { given: words.mailAgreed, withheld: words.mailDisagreed, withdrawn: words.mailWithdrawn }[said];
		const title = fillWords(words.mailSubject, facts);
		return {
			subject: title,
			email: {
				title,
				preheader: fillWords(text, facts),
				sender: senderOf(school),
				blocks: [
					...paragraphBlocks(fillWords(text, facts)),
					{
						action: {
							label: words.mailLink,
							url: siteUrl + paths.guardian(token, language === "en" ? "" : language),
						},
					},
					...noteBlocks(fillWords(words.mailNote, facts)),
				],
			},
		};
	},
};
