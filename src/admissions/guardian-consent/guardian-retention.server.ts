import type { Db } from "#src/db/connect.server.ts";

const hourMs = 3_600_000;
/** Copies that no one has looked at. */
const uncheckedMs = 30 * 24 * hourMs;

/**
 * Deletes copies of identity documents an hour after they were checked, so that a mistake can be undone, and after 30
 * days in any case, and links that no one has answered in time. The files are collected as garbage.
 * @returns how many rows
 */
export async function deleteOldGuardianCopies(db: Db, now: Date): Promise<number> {
	const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
	const checked = db.selectFrom("guardians").select("id").where("checked_at", "<=", before(hourMs));
	const copies = await db
		.deleteFrom("guardian_copies")
		.where((row) => row.or([row("guardian_id", "in", checked), row("sent_at", "<=", before(uncheckedMs))]))
		.executeTakeFirst();
	const links = await db
		.deleteFrom("guardians")
		.where("answer", "is", null)
		.where("expires_at", "<=", before(uncheckedMs))
		.executeTakeFirst();
	return Number(copies.numDeletedRows + links.numDeletedRows);
}
