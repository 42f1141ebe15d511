import { listWaitlist, readWaiting, type WaitingApplicant } from "#src/admissions/seats/waitlist.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { categoryLabel, nameOfProgramme } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";

/** `place` from 1, in the list of the programme. */
type Waiting = WaitingApplicant & { place: number };

/**
 * List of those waiting for a place, programme by programme, in the office’s order. An item is its place and its
 * application.
 */
const waitingList = defineList({
	title: "Waiting list",
	permission: "export.persons",
	address: officePaths.offers,
	columns: columnsOf<Waiting>()([
		{ key: "programme", title: "Programme", width: 34, value: nameOfProgramme },
		{ key: "place", title: "Position", value: ({ place }) => place },
		{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
		{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
		{ key: "category", title: "Reservation category", value: ({ category }) => category && categoryLabel(category) },
		{ key: "marks", title: "Marks %", value: ({ marks }) => ({ hundredths: marks }) },
		{ key: "score", title: "Score", value: ({ score }) => ({ hundredths: score }) },
	]),
	file: { name: "waitlist" },
});

export const waiting = serveList(waitingList, {
	async find({ db }) {
		const lists = Map.groupBy(await listWaitlist(db), nameOfProgramme).values();
		return [...lists].flatMap((list) => list.map(({ applicationId }, index) => `${index + 1} ${applicationId}`));
	},
	async rows({ db }, keys: readonly string[]) {
		const places = new Map(keys.map((key) => key.split(" ").map(Number)).map(([place = 0, id = 0]) => [id, place]));
		const rows = await readWaiting(db, [...places.keys()]);
		return rows.map((each) => ({ ...each, place: places.get(each.applicationId) ?? 0 }));
	},
});
