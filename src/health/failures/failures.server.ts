import { type Kysely, sql, type Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { addDays } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { FailureStatus } from "#src/health/failures/failure-kind.ts";
import type { FailureTraits } from "./fingerprint.ts";

/**
 * Maximum number of failures that are told apart; those of browsers anyone can make up. The rarest makes room for a new
 * one.
 */
const maxFailures = { server: 500, browser: 100 };
const storedDays = 30;

/** Failures that are alike, counted for a while. Times are ISO 8601 in UTC. */
export type CountedFailure = FailureTraits & {
	fingerprint: string;
	release: string;
	requestId: string | null;
	times: number;
	firstAt: string;
	lastAt: string;
	/** Day at the school. */
	day: string;
};

/** Adds what was counted. What a member has seen is new again when it happens in another release. */
export async function addFailures(
	trx: Transaction<Database>,
	countedFailures: readonly CountedFailure[],
): Promise<void> {
	if (countedFailures.length === 0) return;
	const failures = await trx
		.selectFrom("failures")
		.select(["kind", ({ fn }) => fn.countAll<number>().as("rows")])
		.groupBy("kind")
		.execute();
	const room = { ...maxFailures };
	for (const { kind, rows } of failures) room[kind] -= Number(rows);
	for (const { times, day, firstAt, lastAt, requestId, ...failure } of countedFailures) {
		const row = await trx
			.selectFrom("failures")
			.select(["id", "release", "standing"])
			.where("fingerprint", "=", failure.fingerprint)
			.executeTakeFirst();
		if (!row && room[failure.kind] <= 0) await deleteRarest(trx, failure.kind);
		else if (!row) room[failure.kind] -= 1;
		const isNewAgain = row?.standing === "seen" && row.release !== failure.release;
		const { id } = await trx
			.insertInto("failures")
			.values({ ...failure, incident: requestId, standing: "new", first_at: firstAt, last_at: lastAt })
			.onConflict((conflict) =>
				conflict.column("fingerprint").doUpdateSet({
					release: failure.release,
					last_at: lastAt,
					...(requestId !== null && { incident: requestId }),
					...(isNewAgain && { standing: "new" as const }),
				}),
			)
			.returning("id")
			.executeTakeFirstOrThrow();
		await trx
			.insertInto("failure_days")
			.values({ failure_id: id, day, times })
			.onConflict((conflict) =>
				conflict.columns(["failure_id", "day"]).doUpdateSet({ times: sql`failure_days.times + ${times}` }),
			)
			.execute();
	}
}

/**
 * Deletes the rarest failure. Those that members have called seen or quiet go last, because members would have to do it
 * again.
 */
async function deleteRarest(trx: Transaction<Database>, kind: FailureTraits["kind"]): Promise<void> {
	const rarest = await trx
		.selectFrom("failures")
		.innerJoin("failure_days", "failure_days.failure_id", "failures.id")
		.select("id")
		.where("kind", "=", kind)
		.groupBy(["id", "standing", "last_at"])
		.orderBy(sql`case when standing = 'new' then 0 else 1 end`)
		.orderBy(({ fn }) => fn.sum("times"))
		.orderBy("last_at")
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	if (!rarest) return;
	await trx.deleteFrom("failure_days").where("failure_id", "=", rarest.id).execute();
	await trx.deleteFrom("failures").where("id", "=", rarest.id).execute();
}

export type ShownFailure = Omit<FailureTraits, never> & {
	id: number;
	release: string;
	requestId: string | null;
	standing: FailureStatus;
	firstAt: string;
	lastAt: string;
	/** Number of times in the last 30 days. */
	times: number;
	/** Number of times on the present day at the school. */
	today: number;
};

/** Lists failures that visitors met in the last 30 days: new ones first, then the most recent. */
export async function listFailures(db: Kysely<Database>, today: string): Promise<ShownFailure[]> {
	const rows = await db
		.selectFrom("failures")
		.innerJoin("failure_days", "failure_days.failure_id", "failures.id")
		.select(["id", "kind", "place", "name", "frame", "release", "incident as requestId", "standing"])
		.select(["first_at as firstAt", "last_at as lastAt"])
		.select(({ fn }) => fn.sum<number>("times").as("times"))
		.select(sql<number>`sum(case when failure_days.day = ${today} then times else 0 end)`.as("today"))
		.where("failure_days.day", ">", addDays(today, -storedDays))
		.groupBy("id")
		.orderBy("last_at", "desc")
		.orderBy("id")
		.limit(200)
		.execute();
	const rank = { new: 0, seen: 1, quiet: 2 };
	return rows
		.map((row) => ({ ...row, times: Number(row.times), today: Number(row.today) }))
		.toSorted((a, b) => rank[a.standing] - rank[b.standing]);
}

/**
 * Counts the failures on the server that no one has called quiet, on the days from one to another. Reports of browsers
 * count for no one's mail: anyone can make them up.
 */
export async function countFailures(db: Kysely<Database>, from: string, until: string): Promise<number> {
	const { times } = await db
		.selectFrom("failures")
		.innerJoin("failure_days", "failure_days.failure_id", "failures.id")
		.select(({ fn }) => fn.sum<number | null>("times").as("times"))
		.where("kind", "=", "server")
		.where("standing", "!=", "quiet")
		.where("day", ">=", from)
		.where("day", "<=", until)
		.executeTakeFirstOrThrow();
	return Number(times ?? 0);
}

/** Deletes days after 30 days, and failures that did not happen since. */
export async function deleteOldFailures(db: Kysely<Database>, today: string): Promise<void> {
	await db.deleteFrom("failure_days").where("day", "<=", addDays(today, -storedDays)).execute();
	await db
		.deleteFrom("failures")
		.where("id", "not in", (inner) => inner.selectFrom("failure_days").select("failure_id"))
		.execute();
}

type Change = { id: number; status: FailureStatus; by: { id: number; name: string } };

/**
 * Says that a failure is known, that no one needs to be told of it any more, or that it is as new again.
 * @returns false when there is none, or when it stands so already
 */
export async function setFailureStatus(
	trx: Transaction<Database>,
	{ id, status, by }: Change,
	now: Date,
): Promise<boolean> {
	const before = await trx.selectFrom("failures").select(["standing", "place"]).where("id", "=", id).executeTakeFirst();
	if (!before || before.standing === status) return false;
	await trx.updateTable("failures").set({ standing: status }).where("id", "=", id).execute();
	await recordAct(
		trx,
		{
			actor: by.name,
			memberId: by.id,
			act: `failure-${status}`,
			subject: { kind: "failure", id },
			before: { standing: before.standing },
			after: { standing: status, place: before.place },
		},
		now,
	);
	return true;
}
