import type { Kysely } from "kysely";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";

const secondMs = 1000;
/** Longer without a beat, and a member is away. */
const awayMs = 60 * secondMs;
/** Longer, and they have gone. */
const goneMs = 10 * 60 * secondMs;

/** Where a member is: `case 12`, or the name of a page. `awayMinutes` is null for one who is there. */
export type Present = { memberId: number; name: string; subject: string; doing: string; awayMinutes: number | null };

/** Notes where a member is and what they do there; call it every half minute. */
export async function recordPresence(
	db: Kysely<Database>,
	{ by, subject, doing }: { by: By; subject: string; doing: string },
	now: Date,
): Promise<void> {
	const row = { member_name: by.name, doing, seen_at: now.toISOString() };
	await db
		.insertInto("presence")
		.values({ member_id: by.id, subject, ...row })
		.onConflict((conflict) => conflict.columns(["member_id", "subject"]).doUpdateSet(row))
		.execute();
	await db
		.deleteFrom("presence")
		.where("member_id", "=", by.id)
		.where("seen_at", "<", new Date(now.getTime() - goneMs).toISOString())
		.execute();
}

/** Who is here, each where they were last. @param subject only who is there */
export async function readPresence(db: Kysely<Database>, now: Date, subject?: string): Promise<Present[]> {
	const since = new Date(now.getTime() - goneMs).toISOString();
	const here = db.selectFrom("presence").selectAll().where("seen_at", ">=", since).orderBy("seen_at", "desc");
	const rows = await (subject === undefined ? here : here.where("subject", "=", subject)).execute();
	const last = new Map(rows.toReversed().map((row) => [row.member_id, row]));
	return [...last.values()]
		.map(({ member_id, member_name, subject: where, doing, seen_at }) => {
			const silent = now.getTime() - Date.parse(seen_at);
			const awayMinutes = silent < awayMs ? null : Math.floor(silent / (60 * secondMs));
			return { memberId: member_id, name: member_name, subject: where, doing, awayMinutes };
		})
		.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
