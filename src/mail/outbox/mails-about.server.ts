import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type Eyes, type ShownText, shownTo } from "#src/formatting/shown-text.ts";

/** An email about a record and its state. Times are ISO 8601 in UTC; `reason` consists of codes. */
export type MailAbout = {
	id: number;
	to: ShownText;
	template: string;
	/** held: it waits so that the act that caused it can be undone. */
	state: "held" | "queued" | "sent" | "dead";
	queuedAt: string;
	sentAt: string | null;
	reason: string | null;
	/** Member's act that has caused it. */
	actId: number | null;
};

/** The emails about a record, by its reference, oldest first. */
export async function listMailsFor(db: Kysely<Database>, about: string, eyes: Eyes, now: Date): Promise<MailAbout[]> {
	const rows = await db.selectFrom("outbox").selectAll().where("about", "=", about).orderBy("id").execute();
	return rows.map((row) => ({
		id: row.id,
		to: shownTo(eyes, row.to_address),
		template: row.template,
		state: row.state === "queued" && row.act_id !== null && row.due_at > now.toISOString() ? "held" : row.state,
		queuedAt: row.created_at,
		sentAt: row.sent_at,
		reason: row.last_error,
		actId: row.act_id,
	}));
}
