import type { Kysely } from "kysely";
import { daysAgo } from "#src/calendar/cutoff.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { By, CaseKind } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";

/** The DPDP Rules (rule 6) have logs of access stored for a year. */
const storedDays = 365;

/** A member’s reads of one record on one day. `documents` were opened or downloaded; `lastAt` is ISO 8601 in UTC. */
export type CaseRead = { day: string; memberName: string; times: number; documents: number; lastAt: string };

/** Writes down that a member has read a record, or opened a document of it. It outlives the record. */
export async function noteRead(
	db: Kysely<Database>,
	{ kind, recordId, by, document = false }: { kind: CaseKind; recordId: number; by: By; document?: boolean },
	now: Date,
): Promise<void> {
	const [times, documents] = document ? [0, 1] : [1, 0];
	const key = { kind, record_id: recordId, member_id: by.id, day: dayAtSchool(now) };
	const last_at = now.toISOString();
	await db
		.insertInto("case_reads")
		.values({ ...key, member_name: by.name, times, documents, last_at })
		.onConflict((conflict) =>
			conflict.columns(["kind", "record_id", "member_id", "day"]).doUpdateSet((row) => ({
				times: row("case_reads.times", "+", times),
				documents: row("case_reads.documents", "+", documents),
				last_at,
			})),
		)
		.execute();
}

/** Lists who has read a record within a year, newest first. */
export async function listReads(db: Kysely<Database>, kind: CaseKind, recordId: number): Promise<CaseRead[]> {
	const rows = await db
		.selectFrom("case_reads")
		.select(["day", "member_name", "times", "documents", "last_at"])
		.where("kind", "=", kind)
		.where("record_id", "=", recordId)
		.orderBy("last_at", "desc")
		.execute();
	return rows.map(({ day, member_name, times, documents, last_at }) => ({
		day,
		memberName: member_name,
		times,
		documents,
		lastAt: last_at,
	}));
}

/** Deletes reads after a year. @returns how many */
export async function deleteOldReads(db: Kysely<Database>, now: Date): Promise<number> {
	const before = dayAtSchool(new Date(daysAgo(storedDays, now)));
	const { numDeletedRows } = await db.deleteFrom("case_reads").where("day", "<", before).executeTakeFirst();
	return Number(numDeletedRows);
}
