import { type Kysely, sql } from "kysely";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";
import { clockOf, reportKinds, type Way, wayNames } from "./breach.ts";

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

const way = sql<Way>`case
	when outbox.state = 'dead' then 'failed'
	when outbox.state = 'queued' then 'queued'
	when breach_people.outbox_id is not null then 'sent'
	when breach_people.told_at is not null then 'called'
	when breach_people.email is null then 'toCall'
	else 'waiting' end`;

function peopleOf(db: Pick<Kysely<Database>, "selectFrom">, breachId: number) {
	return db
		.selectFrom("breach_people")
		.leftJoin("outbox", "outbox.id", "breach_people.outbox_id")
		.where("breach_id", "=", breachId);
}

/** How many people there are in all, and in each way of telling them. */
export async function countPeople(db: Pick<Kysely<Database>, "selectFrom">, breachId: number) {
	const rows = await peopleOf(db, breachId)
		.select([way.as("way"), sql<number>`count(*)`.as("count")])
		.groupBy(way)
		.execute();
	const counts = Object.fromEntries(wayNames.map((each) => [each, 0])) as Record<Way, number>;
	for (const row of rows) counts[row.way] = Number(row.count);
	return { ...counts, all: wayNames.reduce((all, each) => all + counts[each], 0) };
}

/** Affected people with how they were told and what came of the letter, those first who need someone. */
export async function listAffected(db: Kysely<Database>, breachId: number, limit?: number) {
	const order = sql`case ${way} ${sql.join(
		wayNames.map((each, index) => sql`when ${sql.lit(each)} then ${sql.lit(index)}`),
		sql` `,
	)} end`;
	const people = peopleOf(db, breachId)
		.select(["breach_people.id", "name", "email", "phone", "told_at", "told_how", "told_by"])
		.select([way.as("way"), "outbox.last_error as problem"])
		.orderBy(order)
		.orderBy("breach_people.id");
	return (limit === undefined ? people : people.limit(limit)).execute();
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
		.select(["breach_selections.id", "words", "member_name"])
		.select(({ fn }) => [fn.count("breach_people.id").as("people"), fn.count("breach_people.told_at").as("told")])
		.where("breach_selections.breach_id", "=", id)
		.groupBy(["breach_selections.id", "words", "member_name"])
		.orderBy("breach_selections.id")
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
		people: await listAffected(db, id, shownPeople),
		acts: (await readActs(db, { kind: "breach", id })).toReversed(),
	};
}
