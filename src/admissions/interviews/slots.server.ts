import type { Transaction } from "kysely";
import { isDecided } from "#src/admissions/applications/stage.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { clockAtSchool, momentAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { By } from "#src/cases/case.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { type Interview, leave, leaveOver, lockSlots, type Slot, take } from "./book-interview.server.ts";
import type { ListedSlot } from "./list-slots.server.ts";

type Trx = Transaction<Database>;
export type SlotResult = { ok: true; actId: number; count: number } | Refusal;

const subjectKind = "interview-slot";
const maxInSeries = 60;
const hourMs = 3_600_000;

/** A slot as the office writes it. `start` is `YYYY-MM-DDTHH:MM` at the school, `notice` hours before it. */
export type WrittenSlot = { start: string; minutes: number; place: string; capacity: number; notice: number };
const writtenKeys = ["start", "minutes", "place", "capacity", "notice"] as const satisfies (keyof WrittenSlot)[];

/** Slots one after the other: `count` of them, with `pause` minutes between. */
export type SlotSeries = WrittenSlot & { type: string; count: number; pause: number };

/** Adds slots for applicants of one form. */
export async function addSlots(trx: Trx, series: SlotSeries, by: By, now: Date): Promise<SlotResult> {
	const { type, count, pause } = series;
	if (!isApplicationType(type)) return refuse("We can’t find this programme.");
	if (!isWithin(count, 1, maxInSeries) || !isWithin(pause, 0, 600))
		return refuse(`Add up to ${maxInSeries} slots at once, with up to 600 minutes between them.`);
	const first = readSlot(series, now);
	if (typeof first === "string") return refuse(first);
	if (first.closes_at <= now.toISOString())
		return refuse(
			`Booking for this slot would have closed on ${formatDateTime(new Date(first.closes_at))}. ` +
				"Choose a later time, or fewer hours before the interview.",
		);
	const step = (first.minutes + pause) * 60_000;
	const rows = Array.from({ length: count }, (_, index) => ({
		...first,
		starts_at: later(first.starts_at, index * step),
		closes_at: later(first.closes_at, index * step),
		application_type: type,
		created_at: now.toISOString(),
	}));
	const addedInterviewSlots = await trx.insertInto("interview_slots").values(rows).returning("id").execute();
	const ids = addedInterviewSlots.map(({ id }) => id);
	const act = { actor: by.name, memberId: by.id, act: "interview-slots-added" } as const;
	const subject = { kind: subjectKind, id: ids[0] ?? 0 };
	const actId = await recordAct(trx, { ...act, subject, after: { type, slots: ids } }, now);
	return { ok: true, actId, count };
}

const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();
const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;

type Fields = Pick<Slot, "starts_at" | "minutes" | "place" | "capacity" | "closes_at">;

/** A slot as it is stored, or why it cannot be. */
function readSlot({ start, minutes, place, capacity, notice }: WrittenSlot, now: Date): Fields | string {
	const moment = momentAtSchool(start);
	if (!moment) return "Enter the date and time of the interview.";
	if (moment <= now) return "Choose a time in the future.";
	if (!isWithin(minutes, 5, 480)) return "Enter a length from 5 to 480 minutes.";
	if (!isWithin(capacity, 1, 100)) return "Enter 1 to 100 applicants per slot.";
	if (!isWithin(notice, 0, 336)) return "Enter 0 to 336 hours (14 days) for the last change.";
	const where = place.trim();
	if (where === "" || where.length > 300) return "Enter where the interview takes place, in up to 300 characters.";
	const closes = new Date(moment.getTime() - notice * hourMs);
	return { starts_at: moment.toISOString(), minutes, place: where, capacity, closes_at: closes.toISOString() };
}

/** Writes a stored slot as a form shows it. */
export function writtenSlot({
	startsAt,
	closesAt,
	minutes,
	place,
	capacity,
}: Pick<ListedSlot, "startsAt" | "closesAt" | "minutes" | "place" | "capacity">): WrittenSlot {
	const start = clockAtSchool(new Date(startsAt)).slice(0, 16);
	return {
		start,
		minutes,
		place,
		capacity,
		notice: Math.round((Date.parse(startsAt) - Date.parse(closesAt)) / hourMs),
	};
}

function isAsSeen({ starts_at: startsAt, closes_at: closesAt, ...slot }: Slot, seenWrittenSlot: WrittenSlot): boolean {
	const now = writtenSlot({ ...slot, startsAt, closesAt });
	return writtenKeys.every((key) => now[key] === seenWrittenSlot[key]);
}

type Change = { slotId: number; by: By };

/**
 * Changes a slot. All who have taken it are told, with another entry for their calendars, if time or place differ.
 * Applications that have gone on since stay where they are.
 * @param seen the slot as it was when the change was written: one that was changed since is left as it is
 */
export async function changeSlot(
	trx: Trx,
	school: School,
	{ slotId, by, seen, ...written }: Change & WrittenSlot & { seen?: WrittenSlot | undefined },
	now: Date,
): Promise<SlotResult> {
	const slot = (await lockSlots(trx, [slotId])).get(slotId);
	if (!slot || slot.cancelled_at !== null) return refuse("We can’t find this slot. It may have been cancelled.");
	if (slot.starts_at <= now.toISOString()) return refuse("This interview has started, so you can’t change it.");
	if (seen && !isAsSeen(slot, seen)) return refuse("Someone else changed this slot. Reload the page.");
	const fields = readSlot(written, now);
	if (typeof fields === "string") return refuse(fields);
	const bookings = await lockBooked(trx, slotId);
	if (fields.capacity < bookings.length)
		return refuse(`${bookings.length} applicants have booked this slot, so it needs room for at least that many.`);
	await leaveOver(trx, slotId);
	await trx.updateTable("interview_slots").set(fields).where("id", "=", slotId).execute();
	const actId = await record(trx, by, { act: "interview-slot-changed", slot, after: fields }, now);
	const hasMoved =
		fields.starts_at !== slot.starts_at || fields.minutes !== slot.minutes || fields.place !== slot.place;
	if (!hasMoved) return { ok: true, actId, count: 0 };
	const slotChange = { slot: { ...slot, ...fields }, by, change: "by-school" } as const;
	let count = 0;
	for (const each of bookings) if (await take(trx, school, { ...each, ...slotChange }, now)) count += 1;
	return { ok: true, actId, count };
}

/** Cancels a slot. All who have taken it are told, and can choose another one by the link in that mail. */
export async function cancelSlot(trx: Trx, school: School, { slotId, by }: Change, now: Date): Promise<SlotResult> {
	const slot = (await lockSlots(trx, [slotId])).get(slotId);
	if (!slot || slot.cancelled_at !== null) return refuse("We can’t find this slot. It may have been cancelled.");
	if (slot.starts_at <= now.toISOString()) return refuse("This interview has started, so you can’t cancel it.");
	await trx.updateTable("interview_slots").set({ cancelled_at: now.toISOString() }).where("id", "=", slotId).execute();
	const actId = await record(trx, by, { act: "interview-slot-cancelled", slot, after: {} }, now);
	const bookings = await lockBooked(trx, slotId);
	await leaveOver(trx, slotId);
	let count = 0;
	for (const each of bookings) if (await leave(trx, school, { ...each, slot, by }, now)) count += 1;
	return { ok: true, actId, count };
}

type SlotAct = { act: ActName; slot: Slot; after: object };

function record(trx: Trx, by: By, { act, slot, after }: SlotAct, now: Date): Promise<number> {
	const { starts_at, minutes, place, capacity, closes_at } = slot;
	const before = { starts_at, minutes, place, capacity, closes_at };
	const subject = { kind: subjectKind, id: slot.id };
	return recordAct(trx, { actor: by.name, memberId: by.id, act, subject, before, after }, now);
}

type Booking = { application: NonNullable<Awaited<ReturnType<typeof lockRow<"applications">>>>; interview: Interview };

/** Locks the applications that have taken a locked slot. @returns those that have not ended */
async function lockBooked(trx: Trx, slotId: number): Promise<Booking[]> {
	const interviews = await trx
		.selectFrom("interviews")
		.selectAll()
		.where("slot_id", "=", slotId)
		.orderBy("application_id")
		.execute();
	const bookings: Booking[] = [];
	for (const interview of interviews) {
		const application = await lockRow(trx, "applications", interview.application_id);
		if (application && !isDecided(application.stage)) bookings.push({ application, interview });
	}
	return bookings;
}
