import { listWaitlist, readWaiting, type WaitingApplicant } from "#src/admissions/seats/waitlist.server.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { hundredths, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { categoryWords, nameOfProgramme } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";

/** `place` from 1, in the list of the programme. */
type Waiting = WaitingApplicant & { place: number };

const columns: readonly Shown<Waiting>[] = [
	{ key: "programme", title: "Programme", width: 34, cell: nameOfProgramme },
	{ key: "place", title: "Place", cell: ({ place }) => place },
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "category", title: "Category", cell: ({ category }) => category && categoryWords(category) },
	{ key: "marks", title: "Marks %", cell: ({ marks }) => hundredths(marks) },
	{ key: "score", title: "Score", cell: ({ score }) => hundredths(score) },
];

/** Who waits for a place, programme by programme, in the office’s order. An item is its place and its application. */
export const waitingList: ExportList = {
	act: "export.persons",
	formats: tables,
	async find({ db, now }) {
		const lists = Map.groupBy(await listWaitlist(db), nameOfProgramme).values();
		return {
			ids: [...lists].flatMap((list) => list.map(({ applicationId }, index) => `${index + 1} ${applicationId}`)),
			title: titled(["Who waits for a place"], now),
			back: officePaths.offers,
		};
	},
	source: ({ db }) =>
		sourceOf(columns, async (keys: readonly string[]) => {
			const places = new Map(keys.map((key) => key.split(" ").map(Number)).map(([place = 0, id = 0]) => [id, place]));
			const waiting = await readWaiting(db, [...places.keys()]);
			return waiting.map((each) => ({ ...each, place: places.get(each.applicationId) ?? 0 }));
		}),
};
