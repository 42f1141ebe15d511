import type { Person } from "#src/mail/message.ts";

/** A file attached to an email. */
export type Attachment = { filename: string; contentType: string; content: Uint8Array };

/** An email ready to leave. */
export type OutgoingMail = {
	from: Person;
	to: Person;
	replyTo?: { name?: string; address: string } | undefined;
	subject: string;
	text: string;
	html: string;
	/** Message-ID with its angle brackets; the same on every retry, as is `date`, the moment it was queued. */
	messageId: string;
	date: Date;
	attachment?: Attachment | undefined;
	/** The address at which a POST stops such emails (RFC 8058). */
	unsubscribeUrl?: string | undefined;
};

/** An SMTP server, or a folder of `.eml` files. */
export type MailTransport = {
	/** Name for the startup line and the log; holds no secret. */
	name: string;
	/**
	 * Resolves once the other side has accepted the email. Gives up in less than the outbox's lease of 10 minutes.
	 * @throws anything; `readFailure` sorts it
	 */
	send(mail: OutgoingMail): Promise<void>;
	/** Looks whether mails would be taken, and sends none. @throws anything; `readFailure` sorts it */
	check(): Promise<void>;
	close(): Promise<void>;
};
