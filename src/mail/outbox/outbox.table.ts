import type { Generated } from "kysely";

/** Queued e-mails. Times are ISO 8601 in UTC. */
export type OutboxTable = {
	id: Generated<number>;
	/** What the e-mail is about, for staff: an application's reference. */
	about: string;
	to_name: string;
	to_address: string;
	/** JSON of `{name?, address}`. */
	reply_to: string | null;
	/** The name of the email template that writes it when it leaves. */
	template: string;
	/** JSON, as that template takes it; `{}` once the e-mail is sent, since links in it carry tokens. */
	data: string;
	/** The key from which the attachment is made when the e-mail leaves; null for none. */
	attachment: string | null;
	/** The part of the Message-ID before the @; the sender's domain follows it. The same on every retry. */
	message_id: string;
	state: "queued" | "sent" | "dead";
	/** Attempts started, not finished: counted when a process leases the e-mail. */
	attempts: number;
	/** When the next attempt may start; during an attempt, when its lease ends. */
	due_at: string;
	/** Codes only, nothing that names a person. */
	last_error: string | null;
	created_at: string;
	sent_at: string | null;
	/** The act of a member that caused it, and that takes it back when it is undone; null for none. */
	act_id: number | null;
};
