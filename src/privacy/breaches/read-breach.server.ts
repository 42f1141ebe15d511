import type { Kysely } from "kysely";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";
import { clockOf, reportKinds, type Way, wayNames } from "./breach.ts";

/** People who are shown by name at once. */
const shownPeople = 100;

/** Breaches, the last ones first, with how many people each affects and how many of them were told. */
export async function listBreaches(db: Kysely<Database>) {
	const rows = await db
		.selectFrom("breaches")
		.leftJoin("breach_people", "breach_people.breach_id", "breaches.id")
		.select(["breaches.id", "title", "noticed_at"])
		.select(({ fn }) => [fn.count("breach_people.id").as("people"), fn.count("breach_people.told_at").as("told")])
		.groupBy(["breaches.id", "title", "noticed_at"])
		.orderBy("noticed_at", "desc")
		.execute();
	return rows.map((row) => ({ ...row, people: Number(row.people), notifiedPeople: Number(row.told) }));
}

/** Affected people with how they were told and what came of the letter, those first who need someone. */
export async function listAffected(db: Kysely<Database>, breachId: number) {
	const rows = await db
		.selectFrom("breach_people")
		.leftJoin("outbox", "outbox.id", "breach_people.outbox_id")
		.select(["breach_people.id", "name", "email", "phone", "told_at", "told_how", "told_by", "outbox_id"])
		.select(["outbox.state as letter", "outbox.last_error as problem"])
		.where("breach_id", "=", breachId)
		.orderBy("breach_people.id")
		.execute();
	const people = rows.map((row) => ({ ...row, way: wayOf(row) }));
	return people.toSorted((one, other) => wayNames.indexOf(one.way) - wayNames.indexOf(other.way));
}

type NoticeRow = { told_how: string | null; outbox_id: number | null; letter: string | null; email: string | null };

/** The outbox deletes an email some time after it was sent. */
function wayOf({ told_how, outbox_id, letter, email }: NoticeRow): Way {
	if (told_how !== null) return "called";
	if (outbox_id === null) return email === null ? "toCall" : "waiting";
	if (letter === "dead") return "failed";
	return letter === "queued" ? "queued" : "sent";
}

export type BreachPage = NonNullable<Awaited<ReturnType<typeof readBreach>>>;

/** A breach with its clocks, its people and what was done. @returns undefined where there is none of this number */
export async function readBreach(db: Kysely<Database>, id: number, now: Date) {
	const breach = await db.selectFrom("breaches").selectAll().where("id", "=", id).executeTakeFirst();
	if (!breach) return undefined;
	const breachReports = await db.selectFrom("breach_reports").selectAll().where("breach_id", "=", id).execute();
	const people = await listAffected(db, id);
	const count = (way: Way) => people.filter((person) => person.way === way).length;
	return {
		breach,
		reports: reportKinds.map((kind) => ({
			kind,
			made: breachReports.find((each) => each.kind === kind),
			clock: clockOf(kind, breach.noticed_at, now),
		})),
		all: people.length,
		counts: Object.fromEntries(wayNames.map((way) => [way, count(way)])) as Record<Way, number>,
		people: people.slice(0, shownPeople),
		acts: (await readActs(db, { kind: "breach", id })).toReversed(),
	};
}
