import type { Kysely, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Refusal } from "#src/refusal.ts";
import { lockSeats, seatKeyOf } from "./seats.server.ts";

/**
 * Applicant who waits for a place, in order. Someone who applies by one form for different programmes waits in
 * different lists. Marks and score are from the case, in hundredths, for the merit order.
 */
export type WaitingApplicant = ReturnType<typeof waitingOf>;

/** Lists those who wait for a place, by programme: first as the office has ordered them, then by marks. */
export async function listWaitlist(db: Db) {
	const rows = await readShown(orderWaitlist(db).orderBy("application_type"));
	return rows.map(waitingOf);
}

/** Applicants by their numbers, in this order, also those who no longer wait; erased ones are left out. */
export async function readWaiting(db: Db, ids: readonly number[]) {
	if (ids.length === 0) return [];
	const rows = await readShown(applicants(db).where("applications.id", "in", ids));
	const byId = new Map(rows.map((row) => [row.id, waitingOf(row)]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

const shownColumns = ["applications.reference", "applications.name", "cases.marks", "cases.score"] as const;

type Row = Awaited<ReturnType<typeof readShown>>[number];

const readShown = (rows: ReturnType<typeof applicants>) => rows.select(shownColumns).execute();

function waitingOf({ id: applicationId, answers, place: _, ...row }: Row) {
	return { applicationId, ...row, ...seatKeyOf({ application_type: row.type, answers }) };
}

function applicants(db: Kysely<Database>) {
	return db
		.selectFrom("applications")
		.leftJoin("cases", (join) => join.onRef("record_id", "=", "applications.id").on("kind", "=", "application"))
		.select(["applications.id", "application_type as type", "answers", "waitlist_place as place"])
		.where("erased_at", "is", null);
}

function orderWaitlist(db: Kysely<Database>, type?: string) {
	return applicants(db)
		.where("applications.stage", "=", "waitlisted")
		.$if(type !== undefined, (query) => query.where("application_type", "=", type ?? ""))
		.orderBy("waitlist_place", (order) => order.asc().nullsLast())
		.orderBy("cases.marks", (order) => order.desc().nullsLast())
		.orderBy("applications.id");
}

export type WaitlistResult = { ok: true; actId: number | null } | Refusal;

/** Lets an applicant who waits change places with the one before or after; `actId` is null at either end. */
export async function moveInWaitlist(
	trx: Transaction<Database>,
	{ applicationId, step, by }: { applicationId: number; step: -1 | 1; by: By },
	now: Date,
): Promise<WaitlistResult> {
	const application = await trx
		.selectFrom("applications")
		.select(["application_type as type", "answers"])
		.where("id", "=", applicationId)
		.executeTakeFirst();
	if (!application) return { ok: false, message: "We can’t find this application." };
	// Two who order one list at once do so one after the other.
	await lockSeats(trx, application.type, now);
	const programmeOf = ({ type, answers }: typeof application) =>
		seatKeyOf({ application_type: type, answers }).programme;
	const all = await orderWaitlist(trx, application.type).execute();
	const list = all.filter((each) => programmeOf(each) === programmeOf(application));
	const at = list.findIndex(({ id }) => id === applicationId);
	const [one, other] = [list[at], list[at + step]];
	if (!one) return { ok: false, message: "This applicant is no longer wait-listed." };
	if (!other) return { ok: true, actId: null };
	list[at] = other;
	list[at + step] = one;
	for (const [index, { id, place }] of list.entries()) {
		if (place === index + 1) continue;
		await trx
			.updateTable("applications")
			.set({ waitlist_place: index + 1 })
			.where("id", "=", id)
			.where("stage", "=", "waitlisted")
			.execute();
	}
	const subject = { kind: "application", id: applicationId };
	const act = { actor: by.name, memberId: by.id, act: "waitlist-moved", subject } as const;
	const actId = await recordAct(trx, { ...act, before: { place: at + 1 }, after: { place: at + 1 + step } }, now);
	return { ok: true, actId };
}
