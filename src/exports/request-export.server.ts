import type { Transaction } from "kysely";
import { z } from "zod";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";
import { enqueueJob } from "#src/jobs/enqueue-job.server.ts";
import type { ExportFormat } from "./export-format.ts";
import type { ItemId } from "./export-source.ts";

/** The kind of job that makes an export, and its payload. */
export const exportJob = { kind: "export", schema: z.object({ exportId: z.int() }) };

export const exportAsked = "export-asked";

type RequestedExport = {
	by: { id: number; name: string };
	list: string;
	/** Title as a text. */
	title: string;
	format: ExportFormat;
	/** Keys, in their order. */
	columns: readonly string[];
	/** Ids of the items, in the order of the list. */
	ids: readonly ItemId[];
};

const idsInPart = 500;

/** Freezes what is exported, remembers the choice, and queues the job that makes it. @returns its number */
export async function requestExport(
	trx: Transaction<Database>,
	{ by, list, title, format, columns, ids }: RequestedExport,
	now: Date,
): Promise<number> {
	const columnsText = JSON.stringify(columns);
	const { id } = await trx
		.insertInto("exports")
		.values({
			member_id: by.id,
			member_name: by.name,
			list,
			title,
			format,
			columns: columnsText,
			total: ids.length,
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const parts = Array.from({ length: Math.ceil(ids.length / idsInPart) }, (_, part) => ({
		export_id: id,
		part,
		ids: JSON.stringify(ids.slice(part * idsInPart, (part + 1) * idsInPart)),
	}));
	for (let from = 0; from < parts.length; from += 100)
		await trx
			.insertInto("export_items")
			.values(parts.slice(from, from + 100))
			.execute();
	await trx
		.insertInto("export_choices")
		.values({ member_id: by.id, list, format, columns: columnsText })
		.onConflict((conflict) =>
			conflict
				.columns(["member_id", "list"])
				// An archive has no columns.
				.doUpdateSet(format === "zip" ? { format } : { format, columns: columnsText }),
		)
		.execute();
	const jobId = await enqueueJob(trx, { ...exportJob, payload: { exportId: id } });
	await trx
		.updateTable("exports")
		.set({ job_id: jobId ?? null })
		.where("id", "=", id)
		.execute();
	const after = { title, list, format, columns, items: ids.length };
	const subject = { kind: "export", id };
	await recordAct(trx, { actor: by.name, memberId: by.id, act: exportAsked, subject, after }, now);
	return id;
}
