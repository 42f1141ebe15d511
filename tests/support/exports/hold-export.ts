import type { Db } from "#src/db/connect.server.ts";
import type { ExportFormat } from "#src/exports/export-format.ts";
import { requestExport } from "#src/exports/request-export.server.ts";
import { writeProgress } from "#src/jobs/claim-job.server.ts";
import { ownHolder } from "#src/jobs/process-holder.server.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";

type Place = Parameters<typeof readDatabase>[0];
type Asked = { by: { id: number; name: string }; list: string; title: string; ids: number[]; format?: ExportFormat };

const hour = 3_600_000;

/** An export that the running site leaves alone until it is given back. */
export type HeldExport = {
	id: number;
	jobId: number;
	/** A process other than the site's, this one, begins it; the site sees that it is alive. */
	begin: () => Promise<void>;
	/** Writes down how far it is, as the process that does a job does. */
	progress: (done: number, total: number) => Promise<void>;
	/** Leaves it to the site. */
	giveBack: () => Promise<void>;
};

/** Asks for an export whose job waits. It is held in the transaction that queues it: the site cannot be faster. */
export async function holdExport(
	place: Place,
	{ by, list, title, ids, format = "csv" }: Asked,
	columns: readonly string[],
): Promise<HeldExport> {
	const holder = ownHolder();
	const change = (jobId: number, values: Parameters<typeof setJob>[2]) =>
		readDatabase(place, (db) => setJob(db, jobId, values));
	const { id, jobId } = await readDatabase(place, (db) =>
		db.transaction().execute(async (trx) => {
			const id = await requestExport(trx, { by, list, title, format, columns, ids }, new Date());
			const requestedExport = await trx
				.selectFrom("exports")
				.select("job_id")
				.where("id", "=", id)
				.executeTakeFirstOrThrow();
			const jobId = requestedExport.job_id ?? 0;
			await setJob(trx, jobId, { run_at: Date.now() + hour });
			return { id, jobId };
		}),
	);
	return {
		id,
		jobId,
		begin: () =>
			change(jobId, {
				state: "running",
				holder,
				lease_until: Date.now() + hour,
				attempts: 1,
				started_at: Date.now(),
			}),
		progress: (done, total) =>
			readDatabase(place, async (db) => {
				const job = await db.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirstOrThrow();
				await writeProgress(db, job, done, total);
			}),
		giveBack: () => change(jobId, { state: "queued", holder: null, lease_until: null, attempts: 0, run_at: 0 }),
	};
}

async function setJob(
	db: Pick<Db, "updateTable">,
	id: number,
	values: {
		state?: "queued" | "running";
		run_at?: number;
		holder?: string | null;
		lease_until?: number | null;
		attempts?: number;
		started_at?: number;
	},
): Promise<void> {
	await db.updateTable("jobs").set(values).where("id", "=", id).execute();
}
