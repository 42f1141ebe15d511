import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { addAbortSignal, Readable } from "node:stream";
import type { Selectable, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { JobContext } from "#src/jobs/job-kind.ts";
import { writeDurably } from "#src/storage/durable.server.ts";
import { fileSource } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { archiveStream } from "./archive.server.ts";
import { csvPieces } from "./csv.ts";
import type { ExportDocument, ExportReader, ExportSource, ItemId } from "./export-source.ts";
import type { Cell, RowBatches } from "./sheet.ts";
import { xlsxStream } from "./xlsx.server.ts";

type Export = Selectable<Database["exports"]>;

export const exportMade = "export-made";

export type Making = {
	db: Db;
	storage: Storage;
	/** Folder for files while they are made. */
	folder: string;
	/** A list as the member who has asked for it may see it. @returns undefined for one that no longer exists */
	sourceOf: (list: string, memberId: number) => ExportSource | undefined | Promise<ExportSource | undefined>;
	/** Tells anyone who has asked for it, in the transaction in which it is made. */
	tell: (trx: Transaction<Database>, made: Export) => Promise<void>;
	now: () => Date;
};

/** Items that are read in one turn of the event loop: SQLite runs on the process's own thread. */
const itemsTogether = 50;

/**
 * Makes the file of an export and stores it, whole or not at all. A process that dies has stored nothing: the job
 * begins again, from the same items.
 * @returns how many rows or documents it has; undefined when it was made before, or is gone
 */
export async function makeExport(
	making: Making,
	exportId: number,
	context: Pick<JobContext, "signal" | "progress">,
): Promise<number | undefined> {
	const { db, storage, now } = making;
	const requestedExport = await db.selectFrom("exports").selectAll().where("id", "=", exportId).executeTakeFirst();
	if (!requestedExport || requestedExport.made_at !== null || requestedExport.ended_at !== null) return undefined;
	const source = await making.sourceOf(requestedExport.list, requestedExport.member_id);
	if (!source) throw new Error(`The list “${requestedExport.list}” no longer exists.`);
	const folder = join(making.folder, `export-${exportId}`);
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	try {
		const path = join(folder, "file");
		const { stream, rows } = open(making, requestedExport, source, context);
		const measured = fileSource(path, await writeDurably(path, addAbortSignal(context.signal, stream)));
		context.signal.throwIfAborted();
		const key = `exports/${exportId}-${randomUUID()}.${requestedExport.format}`;
		await storage.put(key, measured);
		const exportFile = { file_key: key, file_size: measured.size, rows_made: rows(), made_at: now().toISOString() };
		const isFirst = await db.transaction().execute(async (trx) => {
			const writtenExport = await trx
				.updateTable("exports")
				.set(exportFile)
				.where("id", "=", exportId)
				.where("made_at", "is", null)
				.returningAll()
				.executeTakeFirst();
			if (!writtenExport) return false;
			const { member_id: memberId, member_name: actor } = requestedExport;
			const subject = { kind: "export", id: exportId };
			const after = { title: requestedExport.title, rows: exportFile.rows_made, bytes: measured.size };
			await recordAct(trx, { actor, memberId, act: exportMade, subject, after }, now());
			await making.tell(trx, writtenExport);
			return true;
		});
		if (!isFirst) await storage.remove(key);
		return isFirst ? exportFile.rows_made : undefined;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function open(
	{ db, storage }: Making,
	exportRow: Export,
	source: ExportSource,
	context: Pick<JobContext, "signal" | "progress">,
): { stream: Readable; rows: () => number } {
	const items = itemsOf(db, exportRow, context);
	if (exportRow.format === "zip") {
		const { stream, added } = archiveStream(storage, documentsOf(source, items), source.indexColumns);
		return { stream, rows: added };
	}
	const columnKeys: string[] = JSON.parse(exportRow.columns);
	const columns = source.columns.filter(({ key }) => columnKeys.includes(key));
	const rowCount = { rows: 0 };
	const batches = batchesOf(source.open(columns), items, rowCount);
	const stream =
		exportRow.format === "csv"
			? Readable.from(csvPieces(columns, batches), { objectMode: false })
			: xlsxStream(columns, batches);
	return { stream, rows: () => rowCount.rows };
}

async function* itemsOf(
	db: Db,
	{ id, total }: Export,
	{ signal, progress }: Pick<JobContext, "signal" | "progress">,
): AsyncGenerator<ItemId[]> {
	let done = 0;
	for (let part = 0; done < total; part++) {
		const row = await db
			.selectFrom("export_items")
			.select("ids")
			.where("export_id", "=", id)
			.where("part", "=", part)
			.executeTakeFirstOrThrow();
		const ids: ItemId[] = JSON.parse(row.ids);
		for (let from = 0; from < ids.length; from += itemsTogether) {
			signal.throwIfAborted();
			await progress(done + from, total);
			yield ids.slice(from, from + itemsTogether);
			await new Promise(setImmediate);
		}
		done += ids.length;
	}
}

async function* batchesOf(
	reader: ExportReader,
	items: AsyncIterable<ItemId[]>,
	rowCount: { rows: number },
): RowBatches & AsyncGenerator<readonly (readonly Cell[])[]> {
	for await (const ids of items) {
		const rows = await reader.read(ids);
		rowCount.rows += rows.length;
		yield rows;
	}
	const rows = reader.end?.() ?? [];
	rowCount.rows += rows.length;
	yield rows;
}

async function* documentsOf(source: ExportSource, items: AsyncIterable<ItemId[]>): AsyncGenerator<ExportDocument> {
	for await (const ids of items) yield* (await source.documents?.(ids)) ?? [];
}
