import type { Generated } from "kysely";

/** Times are ISO 8601 in UTC. A sent message keeps its row but not its text. */
export type OutboxTable = {
	id: Generated<number>;
	/** What the message is about, for people: an application's reference. */
	about: string;
	to_name: string;
	to_address: string;
	/** JSON of `{name?, address}`. */
	reply_to: string | null;
	subject: string;
	text: string;
	html: string;
	/** What goes along, by a key that the product makes the file from when the message leaves; null for nothing. */
	attachment: string | null;
	/** What stands before the @ of the Message-ID; the sender's domain stands after it. The same on every repeat. */
	message_id: string;
	state: "queued" | "sent" | "dead";
	/** Started, not finished ones: counted when a process takes the message. */
	attempts: number;
	/** When the next attempt may start; while a process is at it, when others may take it for lost. */
	due_at: string;
	/** Codes only, nothing that names a person. */
	last_error: string | null;
	created_at: string;
	sent_at: string | null;
};
