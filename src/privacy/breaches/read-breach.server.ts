import type { Kysely } from "kysely";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";
import { clockOf, reportKinds } from "./breach.ts";
import { countPeople } from "./tell-affected.server.ts";

/** People who are shown by name at once. */
const shownPeople = 100;

/** Breaches, open ones first, then the last ones, with how many people each affects and how many of them were told. */
export async function listBreaches(db: Kysely<Database>) {
	const rows = await db
		.selectFrom("breaches")
		.leftJoin("breach_people", "breach_people.breach_id", "breaches.id")
		.select(["breaches.id", "title", "state", "noticed_at", "closed_at"])
		.select((row) => [
			row.fn.count<number | string>("breach_people.id").as("people"),
			row.fn.count<number | string>("breach_people.told_at").as("told"),
		])
		.groupBy(["breaches.id", "title", "state", "noticed_at", "closed_at"])
		.orderBy("state", "desc")
		.orderBy("noticed_at", "desc")
		.limit(200)
		.execute();
	return rows.map((row) => ({ ...row, people: Number(row.people), told: Number(row.told) }));
}

/** The ids of the people whom a breach affects. */
export async function findAffectedIds(db: Kysely<Database>, breachId: number): Promise<number[]> {
	const rows = await db
		.selectFrom("breach_people")
		.select("id")
		.where("breach_id", "=", breachId)
		.orderBy("id")
		.execute();
	return rows.map(({ id }) => id);
}

/** Affected people by their ids, with how they were told and what came of the letter. */
export async function readAffected(db: Kysely<Database>, ids: readonly number[]) {
	if (ids.length === 0) return [];
	return db
		.selectFrom("breach_people")
		.leftJoin("outbox", "outbox.id", "breach_people.outbox_id")
		.select(["breach_people.id", "name", "email", "phone", "told_at", "told_how", "told_by"])
		.select(["outbox.state as letter", "outbox.last_error as problem"])
		.where("breach_people.id", "in", ids)
		.orderBy("breach_people.id")
		.execute();
}

export type BreachPage = NonNullable<Awaited<ReturnType<typeof readBreach>>>;

/** A breach with its clocks, its people and what was done. @returns undefined where there is none of this number */
export async function readBreach(db: Kysely<Database>, id: number, now: Date) {
	const breach = await db.selectFrom("breaches").selectAll().where("id", "=", id).executeTakeFirst();
	if (!breach) return undefined;
	const made = await db.selectFrom("breach_reports").selectAll().where("breach_id", "=", id).execute();
	const selections = await db
		.selectFrom("breach_selections")
		.leftJoin("breach_people", "breach_people.selection_id", "breach_selections.id")
		.select(["breach_selections.id", "words", "member_name", "created_at"])
		.select((row) => [
			row.fn.count<number>("breach_people.id").as("people"),
			row.fn.count<number>("breach_people.told_at").as("told"),
		])
		.where("breach_selections.breach_id", "=", id)
		.groupBy(["breach_selections.id", "words", "member_name", "created_at"])
		.orderBy("breach_selections.id")
		.execute();
	const people = () => db.selectFrom("breach_people").where("breach_id", "=", id);
	const toCall = await people()
		.select(["id", "name", "phone", "told_at", "told_how", "told_by"])
		.where("email", "is", null)
		.orderBy("told_at", (order) => order.asc())
		.orderBy("id")
		.limit(shownPeople)
		.execute();
	const failed = await people()
		.innerJoin("outbox", "outbox.id", "breach_people.outbox_id")
		.select(["breach_people.id", "name", "email", "outbox.last_error as reason"])
		.where("outbox.state", "=", "dead")
		.orderBy("breach_people.id")
		.limit(shownPeople)
		.execute();
	const first = await people()
		.select(["id", "name", "email"])
		.where("email", "is not", null)
		.orderBy("id")
		.limit(shownPeople)
		.execute();
	return {
		breach,
		reports: reportKinds.map((kind) => ({
			kind,
			made: made.find((each) => each.kind === kind) ?? null,
			clock: clockOf(kind, breach.noticed_at, now),
		})),
		counts: await countPeople(db, id),
		selections: selections.map((each) => ({ ...each, people: Number(each.people), told: Number(each.told) })),
		toCall,
		failed,
		first,
		acts: (await readActs(db, { kind: "breach", id })).toReversed(),
	};
}
