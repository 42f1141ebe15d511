import { z } from "zod";
import { openIn } from "#src/admissions/applications/application-case.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { findWithoutGuardian } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { readSeats, type SeatLine } from "#src/admissions/seats/read-seats.server.ts";
import { lineFor, type SeatKey, seatKeyOf } from "#src/admissions/seats/seats.server.ts";
import { findMoves } from "#src/admissions/tracking/find-moves.server.ts";
import { mayMove } from "#src/admissions/tracking/stage-moves.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { readEdits } from "#src/cases/batches/edit-batch.server.ts";
import type { BatchView } from "#src/cases/batches/read-batch.server.ts";
import type { Db } from "#src/db/connect.server.ts";

/** `name` is of an applicant who was taken out; without one `from` is the earlier last day. */
type Edit = { actId: number; by: string; name: string | null; from: string };
export type RoundView = { round: Round; answerBy: string; edits: Edit[] };

const day = z.object({ answerBy: z.string() }).catch({ answerBy: "" });
const out = z.object({ caseId: z.int() }).catch({ caseId: 0 });

/** A page of a round of offers, with what was edited since it was planned. */
export async function readRoundView(db: Db, { id, details }: BatchView, page: number, now: Date): Promise<RoundView> {
	const acts = await readEdits(db, id);
	const ids = acts.map(({ before }) => out.parse(before).caseId);
	const cases = await db
		.selectFrom("cases")
		.select(["id", "name"])
		.where("id", "in", [0, ...ids])
		.execute();
	const edits = acts.map(({ id: actId, actor: by, before }) => {
		const name = cases.find((each) => each.id === out.parse(before).caseId)?.name ?? null;
		return { actId, by, name, from: day.parse(before).answerBy };
	});
	return { round: await readRound(db, id, page, now), answerBy: day.parse(details).answerBy, edits };
}

/** An applicant of a round, as the application stands now; marks and score in hundredths. */
export type RoundApplicant = SeatKey & {
	caseId: number;
	applicationId: number;
	reference: string;
	name: string;
	type: string;
	marks: number | null;
	score: number | null;
	stage: Stage;
	lapsed: boolean;
	/** True if the school can offer a place now, from a stage that no one has changed since the round was planned. */
	qualifies: boolean;
	/** True if that is for want of a guardian's consent. */
	lacksGuardian: boolean;
	/** Documents and checks that are open. */
	open: number;
	/** True if the application fee is not paid. */
	unpaid: boolean;
	/** Reason why the round left the applicant unchanged. */
	leftOut: string | null;
};
/** A line of seats under which some of a round count. */
type RoundLine = SeatLine & {
	type: string;
	inRound: number;
	/** Offers beyond the seats, once all of the round have theirs. */
	over: number;
};
export type Round = {
	/** Applicants on all pages, of which `applicants` are one. */
	count: number;
	/** Applicants on all pages who get an offer, and those to whom it’s new and whose application isn’t complete. */
	offers: number;
	incomplete: number;
	page: number;
	size: number;
	applicants: RoundApplicant[];
	lines: RoundLine[];
};

const size = 200;

/**
 * A page of a round of offers in the order of marks, with the seats under which all its applicants count.
 * @param pageNumber the page, from 1; beyond the last it is the last
 */
export async function readRound(db: Db, batchId: number, pageNumber: number, now: Date): Promise<Round> {
	const applicants = await readApplicants(db, batchId, now);
	const qualified = applicants.filter(({ qualifies }) => qualifies);
	const forms = (await readSeats(db, now)).filter(({ type }) => applicants.some((each) => each.type === type));
	const lines = forms.flatMap(({ type, lines: ofForm }) =>
		ofForm.map((line) => {
			const counts = (each: RoundApplicant) => each.type === type && lineFor({ lines: ofForm }, each) === line;
			const own = qualified.filter(counts);
			const newOffers = own.filter(({ stage, lapsed }) => stage !== "offered" || lapsed).length;
			const over = Math.max(0, line.accepted + line.offered + newOffers - line.seats);
			return { ...line, type, inRound: own.length, over };
		}),
	);
	const page = Math.max(1, Math.min(pageNumber, Math.ceil(applicants.length / size)));
	return {
		count: applicants.length,
		offers: qualified.length,
		incomplete: qualified.filter(({ stage, open, unpaid }) => stage !== "offered" && (open > 0 || unpaid)).length,
		page,
		size,
		applicants: applicants.slice((page - 1) * size, page * size),
		lines: lines.filter((line) => line.inRound > 0),
	};
}

/**
 * Applicants of a round in the order of marks.
 * @param caseIds those that are read, also where they were taken out of the round; all of it when left out
 */
export async function readApplicants(
	db: Db,
	batchId: number,
	now: Date,
	caseIds?: readonly number[],
): Promise<RoundApplicant[]> {
	const rows = await db
		.selectFrom("cases")
		.innerJoin("applications", (join) =>
			join.onRef("applications.id", "=", "cases.record_id").on("cases.kind", "=", "application"),
		)
		.leftJoin("batch_items", (join) => join.onRef("case_id", "=", "cases.id").on("batch_id", "=", batchId))
		.select(["cases.id as caseId", "applications.id as applicationId", "applications.reference", "applications.name"])
		.select(["application_type as type", "answers", "applications.stage", "cases.marks", "cases.score", "cases.papers"])
		.select("applications.created_at as cameAt")
		.select(["record_due as due", "version_seen as version", "outcome", "message"])
		.where((each) => (caseIds ? each("cases.id", "in", caseIds) : each("batch_id", "=", batchId)))
		.orderBy("cases.marks", (order) => order.desc().nullsLast())
		.orderBy("cases.id")
		.execute();
	const plannedApplications = rows.flatMap(({ applicationId, version, outcome }) =>
		version !== null && outcome === null ? [{ applicationId, version }] : [],
	);
	const movesById = await findMoves(db, plannedApplications);
	const without = await findWithoutGuardian(
		db,
		rows.flatMap(({ applicationId: id, stage, answers, cameAt: created_at }) =>
			mayMove(stage, "offered", "school") && stage !== "offered" ? [{ id, answers, created_at }] : [],
		),
		now,
	);
	return rows.map(({ answers, cameAt: _came, due, version: _, outcome, message, papers, ...row }) => ({
		...row,
		...openIn(papers),
		lacksGuardian: without.has(row.applicationId),
		...seatKeyOf({ application_type: row.type, answers }),
		lapsed: row.stage === "offered" && due !== null && due < dayAtSchool(now),
		qualifies:
			mayMove(row.stage, "offered", "school") && !movesById.has(row.applicationId) && !without.has(row.applicationId),
		leftOut: outcome === "skipped" || outcome === "refused" ? message : null,
	}));
}
