import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

const hour = 3_600_000;

/**
 * Mails with links that may go out on request for one draft, for one application, for drafts to one address, and to
 * anyone who has an address or a number (`contact`), and acknowledgements of forms to one address, from the first of
 * them on.
 */
export const mailLimits = {
	draft: { max: 5, withinMs: hour },
	application: { max: 5, withinMs: hour },
	contact: { max: 5, withinMs: hour },
	address: { max: 10, withinMs: 24 * hour },
	acknowledgement: { max: 10, withinMs: 24 * hour },
} as const;

/**
 * Counts one more mail and, until the transaction ends, makes others wait that count the same.
 * @param whose the draft's or the application's id, the address in lower case, or the number
 * @returns undefined when it may go out, else the moment from which one may again; the transaction must then be undone
 */
export async function countMail(
	trx: Transaction<Database>,
	what: keyof typeof mailLimits,
	whose: string | number,
	now: Date,
): Promise<Date | undefined> {
	const { max, withinMs } = mailLimits[what];
	const key = createHash("sha256").update(`${what} ${whose}`).digest("hex");
	const [at, endsAt] = [now.toISOString(), new Date(now.getTime() + withinMs).toISOString()];
	const { rows } = await sql<{ used: number; ends_at: string }>`
		insert into mail_counts (key, used, ends_at) values (${key}, 1, ${endsAt})
		on conflict (key) do update set
			used = case when mail_counts.ends_at <= ${at} then 1 else mail_counts.used + 1 end,
			ends_at = case when mail_counts.ends_at <= ${at} then excluded.ends_at else mail_counts.ends_at end
		returning used, ends_at`.execute(trx);
	const [counted] = rows;
	return counted && counted.used > max ? new Date(counted.ends_at) : undefined;
}

/** Deletes the counts whose time is over. */
export async function deleteMailCounts(db: Kysely<Database>, now: Date): Promise<void> {
	await db.deleteFrom("mail_counts").where("ends_at", "<=", now.toISOString()).execute();
}
