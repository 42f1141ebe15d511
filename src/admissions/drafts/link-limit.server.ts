import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

const hour = 3_600_000;

/** Mails with links that may go out for one draft, and to one address, from the first of them on. */
const allowed = { draft: { most: 5, withinMs: hour }, address: { most: 10, withinMs: 24 * hour } } as const;

/**
 * Counts one more mail and, until the transaction ends, makes others wait that count the same.
 * @returns undefined when it may go out, else the moment from which one may again; the transaction must then be undone
 */
export async function countLink(
	trx: Transaction<Database>,
	what: keyof typeof allowed,
	whose: string | number,
	now: Date,
): Promise<Date | undefined> {
	const { most, withinMs } = allowed[what];
	const key = createHash("sha256").update(`${what} ${whose}`).digest("hex");
	const [at, ends_at] = [now.toISOString(), new Date(now.getTime() + withinMs).toISOString()];
	const counted = await trx
		.insertInto("draft_link_counts")
		.values({ key, used: 1, ends_at })
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet((row) => {
				const over = row("draft_link_counts.ends_at", "<=", at);
				return {
					used: row
						.case()
						.when(over)
						.then(row.lit(1))
						.else(row("draft_link_counts.used", "+", 1))
						.end(),
					ends_at: row
						.case()
						.when(over)
						.then(row.ref("excluded.ends_at"))
						.else(row.ref("draft_link_counts.ends_at"))
						.end(),
				};
			}),
		)
		.returning(["used", "ends_at"])
		.executeTakeFirstOrThrow();
	return counted.used > most ? new Date(counted.ends_at) : undefined;
}
