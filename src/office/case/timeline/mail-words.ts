import type { MailAbout } from "#src/mail/outbox/mails-about.server.ts";

/** E-mails to the sender of a record, by their templates; those to the office are not shown. */
const titles: Record<string, string> = {
	"application-received": "Confirmation of the application",
	"application-stage": "Change of the stage",
	"fee-paid": "Receipt of the fee",
	"payer-receipt": "Receipt of the fee, to its payer",
	"fee-refunded": "Refund of the fee",
	"fee-waived": "Waiver of the fee",
	"fee-reminder": "Reminder of the fee",
	"seat-fee-due": "The seat fee",
	"seat-fee-reminder": "Reminder of the seat fee",
	"papers-reminder": "Reminder of papers",
	"answers-changed": "Changed answers",
	"address-changed": "Changed address",
	"requested-links": "Links asked for again",
	"enquiry-received": "Thanks for the message",
	"alumni-thanks": "Thanks for the registration",
	"job-application-received": "Confirmation of the application",
	"document-request": "A document asked for",
	"interview-invitation": "Invitation to an interview",
	"interview-booked": "Time of the interview",
	"interview-cancelled": "Cancellation of the interview’s time",
	"guardian-needed": "Consent of a guardian asked for",
	"guardian-answered": "Answer to the guardian’s consent",
	reply: "Answer of the office",
};

/**
 * An e-mail to the sender and its state; undefined for one to the office.
 * @param subject of one that a member has written
 */
export function mailWords({ template, state, to, reason }: MailAbout, subject?: string): string | undefined {
	const title = subject ?? titles[template];
	if (!title) return undefined;
	const stateWords = {
		held: "leaves within a minute",
		queued: "waits to be sent",
		sent: `sent to ${to}`,
		dead: `given up${reason ? ` (${reason})` : ""}`,
	}[state];
	return `Mail “${title}”, ${stateWords}.`;
}
