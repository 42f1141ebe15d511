import { eraseApplication } from "#src/admissions/applications/application-retention.server.ts";
import { eraseActs } from "#src/audit/audit-log.server.ts";
import { recordErasure } from "#src/backup/erasures.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { eraseCase } from "#src/cases/erase-case.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { tookMoney } from "#src/payment/fee/fee-retention.server.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";
import { visitSubject } from "#src/visits/office-acts.server.ts";
import { freePlaces } from "#src/visits/places.server.ts";

export type RecordKey = { kind: RecordKind; id: number; createdAt: string };

/** Returns the name by which erasures remember a kind: records of one table count together. */
export const erasedKind = (kind: RecordKind) =>
	kind === "opening-request" ? "opening request" : kind === "message" ? "enquiry" : kind;

/** Erases a record and remembers it, so that no restored backup brings it back. Its files are collected as garbage. */
export async function eraseRecord(trx: Trx, record: RecordKey, now: Date): Promise<void> {
	await removeRecord(trx, record, now);
	await recordErasure(trx, { ...record, kind: erasedKind(record.kind) }, now);
}

/**
 * Takes the rows of a record out of the database. Of an application whose money was taken, or that is `restricted`,
 * the row and the fee stay, without anything else of the person.
 */
export async function removeRecord(
	trx: Trx,
	{ kind, id }: Pick<RecordKey, "kind" | "id">,
	now: Date,
	{ restricted = false } = {},
): Promise<void> {
	if (kind === "application") {
		await eraseApplication(trx, id, { forGood: false, keepFee: restricted, now });
		if (restricted && !(await tookMoney(trx, id)))
			await trx.updateTable("applications").set({ name: "" }).where("id", "=", id).execute();
	} else if (kind === "draft") await trx.deleteFrom("drafts").where("id", "=", id).execute();
	else if (kind === "opening-request") await trx.deleteFrom("opening_requests").where("id", "=", id).execute();
	else if (kind === "visit") await removeVisit(trx, id, now);
	else {
		await eraseCase(trx, { kind, recordId: id });
		const table = kind === "alumni" ? "alumni" : kind === "job-application" ? "job_applications" : "enquiries";
		await trx.deleteFrom(table).where("id", "=", id).execute();
	}
}

async function removeVisit(trx: Trx, id: number, now: Date): Promise<void> {
	const removedVisit = await trx.deleteFrom("visits").where("id", "=", id).returningAll().executeTakeFirst();
	await eraseActs(trx, visitSubject(id));
	if (removedVisit && removedVisit.cancelled_at === null && removedVisit.tour.slice(0, 10) >= dayAtSchool(now))
		await freePlaces(trx, removedVisit);
}
