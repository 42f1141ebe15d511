import { findRoundIds, type OfferRound, readOfferRounds } from "#src/admissions/rounds/list-offer-rounds.server.ts";
import { type RoundApplicant, readApplicants } from "#src/admissions/rounds/read-round.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import type { BatchState } from "#src/cases/desk.table.ts";
import { batchWords, offersPlaces } from "#src/office/batches/batch-words.ts";
import { standingWords } from "#src/office/batches/round/round-words.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, hundredths, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { categoryWords, nameOfProgramme } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";

const stateWords: Record<BatchState, string> = {
	planned: "Held, not sent",
	running: "Being sent",
	done: "Sent",
	undoing: "Being undone",
	undone: "Undone",
	dropped: "Dropped",
};

const roundColumns: readonly Shown<OfferRound>[] = [
	{ key: "round", title: "Round", cell: ({ batchId }) => batchId },
	{ key: "planned", title: "Planned on", cell: ({ createdAt }) => day(createdAt) },
	{ key: "by", title: "By", width: 20, cell: ({ member }) => member },
	{ key: "state", title: "State", cell: ({ state }) => stateWords[state] },
	{ key: "until", title: "To be accepted by", width: 18, cell: ({ answerBy }) => ({ day: answerBy }) },
	{ key: "extends", title: "Another day for round", width: 22, cell: ({ extended }) => extended },
	{ key: "offers", title: "Offers", cell: ({ count }) => count },
	{ key: "accepted", title: "Accepted", cell: ({ accepted }) => accepted },
	{ key: "declined", title: "Declined", cell: ({ declined }) => declined },
	{ key: "open", title: "Open", cell: ({ open }) => open },
	{ key: "lapsed", title: "Lapsed", cell: ({ lapsed }) => lapsed },
];

/** Rounds of offers with what became of them: numbers without persons. */
export const roundsList: ExportList = {
	act: "case.read",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: await findRoundIds(db),
		title: titled(["Rounds of offers"], now),
		back: officePaths.offers,
	}),
	source: ({ db, now }) => sourceOf(roundColumns, (ids: readonly number[]) => readOfferRounds(db, ids, now())),
};

type Listed = RoundApplicant & { held: boolean };

const applicantColumns: readonly Shown<Listed>[] = [
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "programme", title: "Programme", width: 34, cell: nameOfProgramme },
	{ key: "category", title: "Category", cell: ({ category }) => category && categoryWords(category) },
	{ key: "marks", title: "Marks %", cell: ({ marks }) => hundredths(marks) },
	{ key: "score", title: "Score", cell: ({ score }) => hundredths(score) },
	{ key: "standing", title: "Standing", width: 36, cell: (row) => standingWords(row, row.held) },
	{ key: "left", title: "Why left out", width: 40, cell: ({ leftOut }) => leftOut },
];

/** The applicants of a round of offers, by marks. @param batchId the number of the round */
export function roundList(batchId: number): ExportList {
	return {
		act: "export.persons",
		formats: tables,
		async find({ db, now }) {
			const batch = await readBatch(db, batchId);
			if (!batch || !offersPlaces(batch)) return { errors: ["There is no round of offers of this number."] };
			return {
				ids: (await readApplicants(db, batchId, now)).map(({ caseId }) => caseId),
				title: titled([batchWords(batch, []).title], now),
				back: officePaths.batch(batchId),
			};
		},
		source: ({ db, now }) =>
			sourceOf(applicantColumns, async (ids: readonly number[]) => {
				const held = (await readBatch(db, batchId))?.state === "planned";
				const rows = await readApplicants(db, batchId, now(), ids);
				const byId = new Map(rows.map((row) => [row.caseId, { ...row, held }]));
				return ids.flatMap((id) => byId.get(id) ?? []);
			}),
	};
}
