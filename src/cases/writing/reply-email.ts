import { paragraphsOf } from "#src/formatting/paragraphs.ts";
import { type EmailContext, senderOf } from "#src/forms/email-parts.ts";
import type { EmailTemplate } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";

export type Reply = {
	subject: string;
	/** Paragraphs with an empty line between them. */
	text: string;
	/** Of an application, shown at the head; null where the sender knows none. */
	reference: string | null;
	/** An address in the text, and what a button that leads there is called. */
	link: { label: string; url: string } | null;
	/** Of the link, so that an undo can cut it off. */
	token?: string;
};

/** A mail that a member has written to the sender of a case. */
export const reply: EmailTemplate<Reply, EmailContext> = {
	name: "reply",
	write: ({ subject, text, reference, link }, { school }) => {
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
};

/** The reference stands at the head of the mail already. */
function titleOf(subject: string, reference: string | null): string {
	if (reference === null || !subject.startsWith(`${reference}: `)) return subject;
	const title = subject.slice(reference.length + 2);
	return title.slice(0, 1).toUpperCase() + title.slice(1);
}
