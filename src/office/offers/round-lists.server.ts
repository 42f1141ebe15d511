import { findRoundIds, type OfferRound, readOfferRounds } from "#src/admissions/rounds/list-offer-rounds.server.ts";
import { type RoundApplicant, readApplicants } from "#src/admissions/rounds/read-round.server.ts";
import type { BatchState } from "#src/cases/batches/batch-state.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { describeBatch, offersPlaces } from "#src/office/batches/batch-labels.ts";
import { describeStanding } from "#src/office/batches/round/round-labels.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { categoryLabel, nameOfProgramme } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";

const stateLabels: Record<BatchState, string> = {
	planned: "On hold, not sent",
	running: "Being sent",
	done: "Sent",
	undoing: "Being undone",
	undone: "Undone",
	dropped: "Discarded",
};

/** Rounds of offers with their outcomes: numbers without persons. */
const roundList = defineList({
	title: "Rounds of offers",
	permission: "case.read",
	address: officePaths.offers,
	columns: columnsOf<OfferRound>()([
		{ key: "round", title: "Round", value: ({ batchId }) => batchId },
		{ key: "planned", title: "Planned on", value: ({ createdAt }) => ({ dayOf: createdAt }) },
		{ key: "by", title: "By", width: 20, value: ({ member }) => member },
		{ key: "state", title: "Status", value: ({ state }) => stateLabels[state] },
		{ key: "until", title: "Last day to accept", width: 18, value: ({ answerBy }) => ({ day: answerBy }) },
		{ key: "extends", title: "New last day for round", width: 22, value: ({ extended }) => extended },
		{ key: "offers", title: "Offers", value: ({ count }) => count },
		{ key: "accepted", title: "Accepted", value: ({ accepted }) => accepted },
		{ key: "declined", title: "Declined", value: ({ declined }) => declined },
		{ key: "open", title: "Open", value: ({ open }) => open },
		{ key: "lapsed", title: "Expired", value: ({ lapsed }) => lapsed },
	]),
	file: { name: "rounds" },
});

export const rounds = serveList(roundList, {
	find: ({ db }) => findRoundIds(db),
	rows: ({ db, now }, ids: readonly number[]) => readOfferRounds(db, ids, now()),
});

type ApplicantRow = RoundApplicant & { held: boolean };

const applicantColumns = columnsOf<ApplicantRow>()([
	{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
	{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
	{ key: "programme", title: "Programme", width: 34, value: nameOfProgramme },
	{ key: "category", title: "Reservation category", value: ({ category }) => category && categoryLabel(category) },
	{ key: "marks", title: "Marks %", value: ({ marks }) => ({ hundredths: marks }) },
	{ key: "score", title: "Score", value: ({ score }) => ({ hundredths: score }) },
	{ key: "standing", title: "Stage", width: 36, value: (row) => describeStanding(row, row.held) },
	{ key: "left", title: "Reason not included", width: 40, value: ({ leftOut }) => leftOut },
]);

/** The applicants of a round of offers, by marks. @param batchId the number of the round */
export const round = (batchId: number) =>
	serveList(
		defineList({
			title: "Applicants of a round",
			permission: "export.persons",
			address: officePaths.batch(batchId),
			columns: applicantColumns,
			file: { name: `round/${batchId}` },
		}),
		{
			async find({ db, now }) {
				const batch = await readBatch(db, batchId);
				if (!batch || !offersPlaces(batch)) return { errors: ["We can’t find this round of offers."] };
				const ids = (await readApplicants(db, batchId, now)).map(({ caseId }) => caseId);
				return { ids, named: [describeBatch(batch, []).title] };
			},
			async rows({ db, now }, ids: readonly number[]) {
				const held = (await readBatch(db, batchId))?.state === "planned";
				const rows = await readApplicants(db, batchId, now(), ids);
				const byId = new Map(rows.map((row) => [row.caseId, { ...row, held }]));
				return ids.flatMap((id) => byId.get(id) ?? []);
			},
		},
	);
