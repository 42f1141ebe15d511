import type { Message, Person } from "#src/mail/message.ts";

/** A file that goes along with a mail. */
export type Attachment = { filename: string; contentType: string; content: Uint8Array };

/** A message ready to leave. `messageId` has its angle brackets, `date` is when it was written: both are the same on every repeat. */
export type OutgoingMail = Omit<Message, "about" | "attachment"> & {
	from: Person;
	messageId: string;
	date: Date;
	attachment?: Attachment | undefined;
};

/** A way out for mail: an SMTP server, or a folder. */
export type MailTransport = {
	/** Says which one, for the start's last line and the log; holds no secret. */
	name: string;
	/**
	 * Resolves once the other side has taken the mail for good. Gives up in less than the outbox's lease of 10 minutes.
	 * @throws whatever went wrong; `readFailure` tells the kinds apart
	 */
	send(mail: OutgoingMail): Promise<void>;
	close(): Promise<void>;
};
