import type { Selectable, Transaction } from "kysely";
import { z } from "zod";
import { eraseActs, recordAct, type Subject } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import { daysAgo } from "#src/calendar/cutoff.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil, withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import type { Visits } from "#src/school/visits.ts";
import { cancelBooked, isOver } from "./cancel-visit.server.ts";
import { freePlaces, reservePlaces } from "./places.server.ts";
import { bookedEmail, cancelledEmail } from "./visit-emails.server.ts";

type Trx = Transaction<Database>;
type Visit = Selectable<Database["visits"]>;
type VisitActResult = { ok: true; actId: number } | Refusal;

const result = refuse("We can’t find this visit. It may have been deleted.");
const over = refuse("This tour is over.");

const cancelledByOffice = "visit-cancelled";

export const visitSubjectKind = "visit";

/** A visit in the audit log. */
export const visitSubject = (id: number): Subject => ({ kind: visitSubjectKind, id });

/** Cancels a guest's visit for them: its places are free, and a mail to the guest waits as mails of members do. */
export async function cancelForGuest(
	trx: Trx,
	school: School,
	{ visitId, by }: { visitId: number; by: By },
	now: Date,
): Promise<VisitActResult> {
	const visit = await lockRow(trx, "visits", visitId);
	if (!visit) return result;
	if (visit.cancelled_at !== null) return refuse("This visit is already cancelled.");
	if (isOver(visit.tour, now)) return over;
	await cancelBooked(trx, visit.token_hash, now);
	const actId = await record(trx, visit, { by, before: { key: visit.idempotency_key } }, now);
	await enqueue(trx, cancelledEmail(school, visit), now, heldUntil(now), actId);
	return { ok: true, actId };
}

/** The key under which a visit was stored before it was cancelled. */
const replacedSchema = z.object({ key: z.string() });

type Restoring = { school: School; visits: Pick<Visits, "places" | "meetAt" | "minutes">; actId: number; by: Actor };

/**
 * Undoes such an act while the tour still has the places. A guest who was told of it gets the confirmation again, with
 * another link.
 */
export async function restoreVisit(
	trx: Trx,
	{ school, visits, actId, by }: Restoring,
	now: Date,
): Promise<VisitActResult | UndoRefusal> {
	const undoing = { actId, subject: { kind: visitSubjectKind }, by };
	const undoable = await readUndoable(trx, undoing, () => "visit.cancel");
	if (!undoable.ok) return undoable;
	const visit = await lockRow(trx, "visits", undoable.act.subject.id);
	if (!visit) return result;
	// Once more under the lock.
	const foundUndoable = await readUndoable(trx, undoing, () => "visit.cancel");
	if (!foundUndoable.ok) return foundUndoable;
	const { act } = foundUndoable;
	if (act.undoes !== null) return refuse("This is already undone.");
	if (isOver(visit.tour, now)) return over;
	if (!(await reservePlaces(trx, visit, visits.places)))
		return refuse(`The tour has no room left for ${visit.people === 1 ? "one more" : `${visit.people} more`}.`);
	// The row of the tour is locked by now, so no one books meanwhile.
	if (await hasBookedAgain(trx, visit)) {
		await freePlaces(trx, visit);
		return refuse(`${visit.name} has since booked this tour again.`);
	}
	const { remaining } = await withdrawHeld(trx, act.id);
	const token = remaining > 0 ? newToken() : undefined;
	await trx
		.updateTable("visits")
		.set({ cancelled_at: null, idempotency_key: replacedSchema.parse(act.before).key })
		.set(token === undefined ? {} : { token_hash: hashToken(token) })
		.where("id", "=", visit.id)
		.execute();
	if (token !== undefined) await enqueue(trx, bookedEmail(school, visit, visits, token), now);
	return { ok: true, actId: await record(trx, visit, { by, undoes: act.id }, now) };
}

async function hasBookedAgain(trx: Trx, { tour, email, cancelled_at }: Visit): Promise<boolean> {
	const since = await trx
		.selectFrom("visits")
		.select("email")
		.where("tour", "=", tour)
		.where("cancelled_at", "is", null)
		.where("created_at", ">", cancelled_at ?? "")
		.execute();
	return since.some((other) => other.email.toLowerCase() === email.toLowerCase());
}

type VisitAct = { by: By; before?: z.output<typeof replacedSchema>; undoes?: number };

function record(trx: Trx, { id }: Visit, { by, ...act }: VisitAct, now: Date): Promise<number> {
	const auditEntry = { actor: by.name, memberId: by.id, act: cancelledByOffice, subject: visitSubject(id) } as const;
	return recordAct(trx, { ...auditEntry, ...act }, now);
}

/**
 * Deletes bookings older than so many days with the office's acts on them, but those that are `held`, cancelled or not.
 * @returns how many were deleted
 */
export async function deleteOldVisits(
	db: Db,
	now: Date,
	{ days, heldIds = [] }: { days: number; heldIds?: readonly number[] },
): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const old = await trx
			.deleteFrom("visits")
			.where("created_at", "<", daysAgo(days, now))
			.where("id", "not in", heldIds.length > 0 ? [...heldIds] : [0])
			.returning("id")
			.execute();
		for (const { id } of old) await eraseActs(trx, visitSubject(id));
		return old.length;
	});
}
