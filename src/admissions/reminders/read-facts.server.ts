import type { Kysely } from "kysely";
import { overStages } from "#src/admissions/applications/stage.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { readOutstandingLabels } from "#src/admissions/completion/read-outstanding-labels.server.ts";
import { seatNeedsBy } from "#src/admissions/completion/seat-needs.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { type Admissions, admissionStatus } from "#src/admissions/season/season.ts";
import { offerIsOver } from "#src/admissions/tracking/stage-moves.ts";
import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Database } from "#src/db/tables.ts";
import { isChecking, payByOf } from "#src/payment/fee/fee.server.ts";
import { isSettled, settledStates } from "#src/payment/fee/fee.ts";
import type { ApplicationFacts, DraftFacts } from "./reminder-schedule.ts";

/** Rows whose facts are read: one, or the next ones in the order of their ids. */
export type Which = { id: number } | { after: number; limit: number };

type Place = { admissions: Admissions; now: Date };

/** Drafts whose owners can be reminded, with what decides about it. */
export async function readDrafts(db: Kysely<Database>, { admissions, now }: Place, which: Which) {
	const open = db
		.selectFrom("drafts")
		.select(["id", "email", "application_type", "state", "changed_at", "expires_at", "reminders_stopped_at"])
		.where("state", "=", "open")
		.where("email", "is not", null)
		.where("expires_at", ">", now.toISOString())
		.where("reminders_stopped_at", "is", null);
	const rows = await ("id" in which
		? open.where("id", "=", which.id)
		: open.where("id", ">", which.after).orderBy("id").limit(which.limit)
	).execute();
	const sentByDraft = await readSent(db, "draft_id", rows);
	return rows.map((row) => {
		const { open: admitting, lastDay } = seasonAt(admissions, row.application_type, now);
		const facts: DraftFacts = {
			subject: "draft",
			stopped: row.reminders_stopped_at !== null,
			state: row.state,
			changedAt: row.changed_at,
			expiresAt: row.expires_at,
			admitting,
			lastDay,
			sentReminders: sentByDraft.get(row.id) ?? [],
		};
		return { ...row, facts };
	});
}

/** Longer than the latest reminder can be due: results are awaited for up to 24 months from the last correction. */
const days = 1100;

/** Applications whose applicants can be reminded, with what decides about it. */
export async function readApplications(db: Kysely<Database>, { admissions, now }: Place, which: Which) {
	const alive = db
		.selectFrom("applications")
		.leftJoin("fees", (join) =>
			join.onRef("fees.application_id", "=", "applications.id").on("fees.kind", "=", "application"),
		)
		.select(["applications.id", "applications.reference", "name", "email", "application_type", "stage"])
		.select([
			"stage_details",
			"applications.created_at",
			"reminders_stopped_at",
			"erased_at",
			"answers",
			"document_rules",
		])
		.leftJoin("fees as seat", (join) =>
			join
				.onRef("seat.application_id", "=", "applications.id")
				.on("seat.kind", "=", "seat")
				.on("seat.ended_at", "is", null)
				.on("seat.state", "not in", settledStates),
		)
		.select(["fees.state as fee_state", "fees.amount", "fees.plan_days", "fees.checking_until"])
		.select(["fees.created_at as fee_since", "seat.amount as seat_amount", "seat.plan_days as seat_days"])
		.select(["seat.created_at as seat_since", "seat.owed_since as seat_again", "seat.checking_until as seat_checking"])
		.where("erased_at", "is", null)
		.where("reminders_stopped_at", "is", null)
		.where("applications.created_at", ">", daysAgo(days, now))
		.where("stage", "not in", overStages);
	const rows = await ("id" in which
		? alive.where("applications.id", "=", which.id)
		: alive.where("applications.id", ">", which.after).orderBy("applications.id").limit(which.limit)
	).execute();
	const sentByApplication = await readSent(db, "application_id", rows);
	const dueDocuments = await readOutstandingLabels(db, rows);
	return rows.map((row) => {
		const { lastDay } = seasonAt(admissions, row.application_type, now);
		const papers = dueDocuments.get(row.id) ?? { documents: [], results: [] };
		const { fee_state: state, fee_since: created_at, plan_days } = row;
		const fee =
			state === null || created_at === null || plan_days === null
				? null
				: {
						open: !isSettled({ state }),
						checking: isChecking(row, now),
						payBy: payByOf({ created_at, plan_days }),
					};
		const facts: ApplicationFacts = {
			subject: "application",
			stopped: row.reminders_stopped_at !== null,
			receivedAt: row.created_at,
			stage: row.stage,
			erased: row.erased_at !== null,
			lapsed: row.stage === "offered" && offerIsOver(standingOf(row).details, now),
			fee,
			seatFee: openSeatFee(row, now),
			papers: {
				missing: papers.documents.length > 0,
				expected: papers.results.flatMap(({ expected }) => expected ?? []),
			},
			neededBy: papers.documents.length + papers.results.length > 0 ? seatNeedsBy(admissions, row) : null,
			lastDay,
			sentReminders: sentByApplication.get(row.id) ?? [],
		};
		return { ...row, facts, papers };
	});
}

/** The seat fee that was read, which is one that is owed. */
function openSeatFee(
	row: Record<"seat_since" | "seat_again" | "seat_checking", string | null> & { seat_days: number | null },
	now: Date,
): ApplicationFacts["seatFee"] {
	const { seat_since: created_at, seat_again: owed_since, seat_days: plan_days, seat_checking: checking_until } = row;
	if (created_at === null || plan_days === null) return null;
	const payBy = payByOf({ created_at, owed_since, plan_days });
	return { checking: isChecking({ checking_until }, now), payBy, since: owed_since ?? created_at };
}

function seasonAt(admissions: Admissions, type: string, now: Date): { open: boolean; lastDay: string | undefined } {
	const status = admissionStatus(admissions, now, isApplicationType(type) ? type : undefined);
	return { open: status.open, lastDay: status.open ? status.closes : undefined };
}

async function readSent(
	db: Kysely<Database>,
	column: "draft_id" | "application_id",
	subjects: readonly { id: number }[],
): Promise<Map<number, ApplicationFacts["sentReminders"][number][]>> {
	const sentById = new Map<number, ApplicationFacts["sentReminders"][number][]>();
	if (subjects.length === 0) return sentById;
	const ids = subjects.map(({ id }) => id);
	const rows = await db
		.selectFrom("reminders")
		.select([`${column} as subject`, "kind", "sent_at"])
		.where(column, "in", ids)
		.execute();
	for (const { subject, kind, sent_at } of rows)
		if (subject !== null) sentById.set(subject, [...(sentById.get(subject) ?? []), { kind, at: sent_at }]);
	return sentById;
}
