import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { ExportFormat } from "./export-format.ts";

/** An export as staff see it. Times are ISO 8601 in UTC. */
export type ExportView = {
	id: number;
	memberId: number;
	member: string;
	list: string;
	title: string;
	format: ExportFormat;
	total: number;
	/** Ready to be downloaded, being made, waiting, failed for good, or over: its file is gone. */
	state: "waiting" | "running" | "ready" | "failed" | "over";
	/** Reason why the last attempt failed; the next one may follow. */
	problem: string | null;
	progress: { done: number; total: number } | null;
	rows: number | null;
	fileKey: string | null;
	size: number | null;
	createdAt: string;
	madeAt: string | null;
	/** Time at which its file is deleted. */
	endsAt: string | null;
};

/** Time for which an export's file is stored; milliseconds. */
export const exportLifetimeMs = 24 * 3_600_000;

/** The last exports. @param memberId of one member alone; null for those of all */
export async function listExports(
	db: Kysely<Database>,
	{ memberId, limit }: { memberId: number | null; limit: number },
): Promise<ExportView[]> {
	let query = exportsWithJobs(db).orderBy("exports.id", "desc").limit(limit);
	if (memberId !== null) query = query.where("exports.member_id", "=", memberId);
	return (await query.execute()).map(view);
}

/** @returns undefined when there is none */
export async function readExport(db: Kysely<Database>, id: number): Promise<ExportView | undefined> {
	const row = await exportsWithJobs(db).where("exports.id", "=", id).executeTakeFirst();
	return row && view(row);
}

/** Reads a member's last choice for a list; undefined for a member who has chosen nothing. */
export async function readExportChoice(
	db: Kysely<Database>,
	{ memberId, list }: { memberId: number; list: string },
): Promise<{ format: ExportFormat; columns: string[] } | undefined> {
	const row = await db
		.selectFrom("export_choices")
		.select(["format", "columns"])
		.where("member_id", "=", memberId)
		.where("list", "=", list)
		.executeTakeFirst();
	return row && { format: row.format, columns: JSON.parse(row.columns) };
}

function exportsWithJobs(db: Kysely<Database>) {
	return db
		.selectFrom("exports")
		.leftJoin("jobs", "jobs.id", "exports.job_id")
		.selectAll("exports")
		.select(["jobs.state", "jobs.last_error", "jobs.progress_done", "jobs.progress_total"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof exportsWithJobs>["executeTakeFirstOrThrow"]>>;

function view(row: Row): ExportView {
	return {
		id: row.id,
		memberId: row.member_id,
		member: row.member_name,
		list: row.list,
		title: row.title,
		format: row.format,
		total: row.total,
		rows: row.rows_made,
		fileKey: row.file_key,
		problem: row.last_error,
		state: stateOf(row),
		progress:
			row.progress_done === null || row.progress_total === null
				? null
				: { done: row.progress_done, total: row.progress_total },
		size: row.file_size === null ? null : Number(row.file_size),
		createdAt: row.created_at,
		madeAt: row.made_at,
		endsAt: row.made_at && new Date(Date.parse(row.made_at) + exportLifetimeMs).toISOString(),
	};
}

function stateOf({ ended_at, made_at, state }: Row): ExportView["state"] {
	if (ended_at !== null) return "over";
	if (made_at !== null) return "ready";
	if (state === "running") return "running";
	return state === "queued" ? "waiting" : "failed";
}
