import type { Kysely } from "kysely";
import { stageChanged, stageUndone } from "#src/admissions/applications/stage-history.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db, Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { PrivacySettings } from "#src/privacy/settings/privacy-periods.ts";

type Parts = Pick<PrivacySettings, "documentsEnded" | "documentsReplaced" | "notes">;

/** Applications of which nothing is decided any more. */
const finalStages = ["declined", "withdrawn"] as const;

/** Cutoff for parts that are kept as long as the application itself: no date is before it. */
const never = "";
const cutoff = (days: number, now: Date) => (days === 0 ? never : daysAgo(days, now));

/** Parts of applications whose time is over, by their tables. @param held applications that members hold */
export async function findExpiredParts(db: Kysely<Database>, periods: Parts, heldIds: readonly number[], now: Date) {
	const notHeld = heldIds.length > 0 ? [...heldIds] : [0];
	const documents = await db
		.selectFrom("application_files")
		.innerJoin("applications", "applications.id", "application_files.application_id")
		.select(["application_files.id", "application_id as applicationId"])
		.where("applications.stage", "in", finalStages)
		.where("applications.erased_at", "is", null)
		.where("applications.created_at", "<", cutoff(periods.documentsEnded, now))
		// The time counts from the end: an undo until then finds every document.
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("audit_log")
						.select("audit_log.id")
						.where("subject_kind", "=", "application")
						.whereRef("subject_id", "=", "applications.id")
						.where("act", "in", [stageChanged, stageUndone])
						.where("at", ">=", cutoff(periods.documentsEnded, now)),
				),
			),
		)
		.where("applications.id", "not in", notHeld)
		.execute();
	const replacedFiles = await db
		.selectFrom("replaced_files")
		.select(["id", "application_id as applicationId"])
		.where("replaced_at", "<", cutoff(periods.documentsReplaced, now))
		.where("application_id", "not in", notHeld)
		.execute();
	const notes = await db
		.selectFrom("case_notes")
		.innerJoin("cases", "cases.id", "case_notes.case_id")
		.select(["case_notes.id", "cases.record_id as applicationId"])
		.where("cases.kind", "=", "application")
		.where("case_notes.created_at", "<", cutoff(periods.notes, now))
		.where("cases.record_id", "not in", notHeld)
		.execute();
	return { application_files: documents, replaced_files: replacedFiles, case_notes: notes };
}

const acts = {
	application_files: "documents-erased",
	replaced_files: "replaced-documents-erased",
	case_notes: "notes-erased",
} as const;

/**
 * Erases parts of applications whose time is over, each application in a transaction of its own; its log says so. Files
 * are collected as garbage. @returns how many documents and notes
 */
export async function eraseExpiredParts(
	db: Db,
	periods: Parts,
	{ heldIds, now, signal }: { heldIds: readonly number[]; now: Date; signal: AbortSignal },
): Promise<number> {
	const expired = await findExpiredParts(db, periods, heldIds, now);
	let erased = 0;
	for (const table of ["application_files", "replaced_files", "case_notes"] as const) {
		for (const [applicationId, rows] of Map.groupBy(expired[table], (row) => row.applicationId)) {
			if (signal.aborted) return erased;
			const ids = rows.map(({ id }) => id);
			erased += await db.transaction().execute((trx) => erase(trx, table, { applicationId, ids, now }));
		}
	}
	return erased;
}

async function erase(
	trx: Trx,
	table: keyof typeof acts,
	{ applicationId, ids, now }: { applicationId: number; ids: number[]; now: Date },
): Promise<number> {
	// Someone may have undone the end just now.
	if (table === "application_files" && !(await lockEnded(trx, applicationId))) return 0;
	await trx.deleteFrom(table).where("id", "in", ids).execute();
	const subject = { kind: "application", id: applicationId };
	await recordAct(trx, { actor: "The calendar", act: acts[table], subject, after: { count: ids.length } }, now);
	return ids.length;
}

/** Locks an application. @returns whether it has ended */
async function lockEnded(trx: Trx, id: number): Promise<boolean> {
	const application = await lockRow(trx, "applications", id);
	return finalStages.some((stage) => stage === application?.stage);
}
