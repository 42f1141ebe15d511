import { listSlots, listWaiting } from "#src/admissions/interviews/list-slots.server.ts";
import type { NotedOutcome } from "#src/admissions/interviews/note-outcome.server.ts";
import { type ExportList, type SourceServices, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, moment, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { firstListedSlot } from "#src/office/interviews/first-listed-slot.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";

/** A place in an interview, or somebody who has taken none. Times are ISO 8601 in UTC. */
type Place = NotedOutcome & {
	key: string;
	type: string;
	startsAt: string | null;
	minutes: number | null;
	place: string | null;
	reference: string | null;
	name: string | null;
};

const columns: readonly Shown<Place>[] = [
	{ key: "day", title: "Day", cell: ({ startsAt }) => day(startsAt) },
	{ key: "time", title: "Begins", width: 18, cell: ({ startsAt }) => moment(startsAt) },
	{ key: "minutes", title: "Minutes", cell: ({ minutes }) => minutes },
	{ key: "programme", title: "Programme", cell: ({ type }) => programmeOf(type) },
	{ key: "place", title: "Where", width: 40, cell: ({ place }) => place },
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "outcome", title: "Outcome", cell: ({ outcome }) => outcome },
	{ key: "marks", title: "Marks", cell: ({ marks }) => marks },
	{ key: "remark", title: "Remark", width: 40, cell: ({ remark }) => remark },
];

/** The times of interviews with who has taken them, a row per applicant and free place; then those without a time. */
export const interviewList: ExportList = {
	act: "export.persons",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listPlaces({ db, now: () => now })).map(({ key }) => key),
		title: titled(["Interviews"], now),
		back: officePaths.interviews,
	}),
	source: (services) => wholeSourceOf(columns, { list: () => listPlaces(services), keyOf: ({ key }) => key }),
};

async function listPlaces({ db, now }: Pick<SourceServices, "db" | "now">): Promise<Place[]> {
	const slots = await listSlots(db, { from: firstListedSlot(now()), now: now() });
	const unnoted = { outcome: null, marks: null, remark: null };
	const nobody = { reference: null, name: null, ...unnoted };
	const taken = slots.flatMap(({ id, type, startsAt, minutes, place, capacity, booked }): Place[] => {
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
	return [...taken, ...waiting];
}
