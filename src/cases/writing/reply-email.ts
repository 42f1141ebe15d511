import { z } from "zod";
import { paragraphsOf } from "#src/formatting/paragraphs.ts";
import { type EmailContext, senderOf } from "#src/forms/email-parts.ts";
import { defineEmail } from "#src/mail/define-email.ts";
import { secret } from "#src/mail/secret.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";

const writtenSchema = z.object({
	subject: z.string(),
	/** Paragraphs with an empty line between them. They may have the link. */
	text: secret(),
	/** Reference of an application, shown at the head; null where the sender knows none. */
	reference: z.string().nullable(),
	/** An address in the text, and what a button that leads there is called. */
	link: z.object({ label: z.string(), url: secret() }).nullable(),
	/** Token of the link, so that an undo can cut it off. */
	token: secret().optional(),
});

export type Reply = z.input<typeof writtenSchema>;

/** A mail that a member has written to the sender of a case. */
export const reply = defineEmail({
	key: "reply",
	title: "Reply from the office",
	to: "person",
	data: writtenSchema,
	sample: {
		subject: "Your question",
		text: "Dear Meenakshi,\n\nThe term starts in July.",
		reference: null,
		link: null,
	},
	write: ({ subject, text, reference, link }, { school }: EmailContext) => {
		const paragraphs = paragraphsOf(text);
		return {
			subject,
			email: {
				title: titleOf(subject, reference),
				preheader: paragraphs[1] ?? paragraphs[0] ?? "",
				...(reference !== null && { reference }),
				sender: senderOf(school),
				blocks: paragraphs.map((paragraph): EmailBlock => (paragraph === link?.url ? { action: link } : { paragraph })),
			},
		};
	},
});

/** The reference stands at the head of the mail already. */
function titleOf(subject: string, reference: string | null): string {
	const title = subject.replace(`${reference}: `, "").replace(` (${reference})`, "");
	return title.slice(0, 1).toUpperCase() + title.slice(1);
}
