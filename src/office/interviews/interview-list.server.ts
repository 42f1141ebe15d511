import { listSlots, listWaiting } from "#src/admissions/interviews/list-slots.server.ts";
import type { NotedOutcome } from "#src/admissions/interviews/note-outcome.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { firstListedSlot } from "#src/office/interviews/first-listed-slot.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";

/** A place in an interview, or someone who has taken none. Times are ISO 8601 in UTC. */
type Place = NotedOutcome & {
	key: string;
	type: string;
	startsAt: string | null;
	minutes: number | null;
	place: string | null;
	reference: string | null;
	name: string | null;
};

/** The times of interviews with who has taken them, a row per applicant and free place; then those without a time. */
const interviewList = defineList({
	title: "Interviews",
	permission: "export.persons",
	address: officePaths.interviews,
	columns: columnsOf<Place>()([
		{ key: "day", title: "Day", value: ({ startsAt }) => ({ dayOf: startsAt }) },
		{ key: "time", title: "Starts", width: 18, value: ({ startsAt }) => ({ momentOf: startsAt }) },
		{ key: "minutes", title: "Minutes", value: ({ minutes }) => minutes },
		{ key: "programme", title: "Programme", value: ({ type }) => programmeOf(type) },
		{ key: "place", title: "Place", width: 40, value: ({ place }) => place },
		{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
		{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
		{ key: "outcome", title: "Outcome", value: ({ outcome }) => outcome },
		{ key: "marks", title: "Marks", value: ({ marks }) => marks },
		{ key: "remark", title: "Remark", width: 40, value: ({ remark }) => remark },
	]),
	file: { name: "interviews" },
});

export const interviews = serveList(interviewList, { all: listPlaces, keyOf: ({ key }) => key });

async function listPlaces({ db, now }: { db: Db; now: Date }): Promise<Place[]> {
	const slots = await listSlots(db, { from: firstListedSlot(now), now });
	const unnoted = { outcome: null, marks: null, remark: null };
	const nobody = { reference: null, name: null, ...unnoted };
	const places = slots.flatMap(({ id, type, startsAt, minutes, place, capacity, booked }): Place[] => {
		const slot = { type, startsAt, minutes, place };
		const free = Array.from({ length: Math.max(0, capacity - booked.length) });
		return [
			...booked.map(({ applicationId, ...taker }) => ({ ...slot, ...taker, key: `${id} ${applicationId}` })),
			...free.map((_, index) => ({ ...slot, ...nobody, key: `${id} free ${index}` })),
		];
	});
	const waiting = (await listWaiting(db)).map(
		({ applicationId, reference, name, type }): Place => ({
			key: `waits ${applicationId}`,
			type,
			reference,
			name,
			startsAt: null,
			minutes: null,
			place: null,
			...unnoted,
		}),
	);
	return [...places, ...waiting];
}
