import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { renderApplication } from "#src/admissions/applications/application-pdf.server.ts";
import { describeApplication } from "#src/admissions/applications/read-application.server.ts";
import { renderReceipt } from "#src/admissions/receipts/receipt-pdf.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { feeKinds } from "#src/payment/fee/fee.ts";
import { findRecords } from "#src/privacy/records/find-records.server.ts";
import { readRecordRows } from "#src/privacy/records/record-rows.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { describeOwnData } from "./read-own-data.server.ts";

type Context = { db: Db; storage: Pick<Storage, "open">; school: School };

/**
 * Everything that is stored of an address in one archive: the data as JSON, each application and receipt as a PDF, and
 * every document. It is written while it is read, with one document open at a time.
 */
export function ownDataArchive(context: Context, emailKey: string, now: Date): Readable {
	const zip = new ZipFile();
	const output = zip.outputStream as Readable;
	zip.on("error", (error: Error) => output.destroy(error));
	fill(context, zip, output, { emailKey, now }).catch((error) => output.destroy(error));
	return output;
}

type ArchiveOptions = { emailKey: string; now: Date };

async function fill(
	{ db, storage, school }: Context,
	zip: ZipFile,
	output: Readable,
	{ emailKey, now }: ArchiveOptions,
) {
	const described = await db.transaction().execute((trx) => describeOwnData(trx, emailKey, now));
	zip.addBuffer(Buffer.from(`${JSON.stringify(described, null, "\t")}\n`), "data.json");
	for (const record of await findRecords(db, emailKey)) {
		if (output.destroyed) return;
		if (record.kind === "application") await addPdfs(zip, { db, school }, record.id, now);
		for (const file of await filesOf(db, record)) {
			if (output.destroyed) return;
			const bytes = await storage.open(file.key).catch((error: unknown) => {
				if (error instanceof Error && error.name === "FileMissingError") return undefined;
				throw error;
			});
			if (!bytes) continue;
			const archiving = new Promise<void>((resolve, reject) => {
				bytes.once("end", resolve).once("error", reject);
				output.once("close", resolve);
			});
			const name = `${record.kind} ${record.id}/${file.id} ${plainName(file.name)}`;
			zip.addReadStreamLazy(name, { compress: false, size: file.size }, (begin) => begin(null, bytes));
			await archiving;
		}
	}
	zip.end();
}

async function addPdfs(zip: ZipFile, { db, school }: Pick<Context, "db" | "school">, id: number, now: Date) {
	const application = await db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
	if (!application) return;
	const view = await describeApplication(db, application, now);
	const receipts = feeKinds.map((kind) => renderReceipt(db, school, { applicationId: id, kind }));
	for (const pdf of [await renderApplication(school, view), ...(await Promise.all(receipts))])
		if (pdf) zip.addBuffer(Buffer.from(pdf.content), `application ${id}/${pdf.filename}`, { compress: false });
}

type File = { id: number | string; key: string; name: string; size: number };

async function filesOf(db: Db, record: Parameters<typeof readRecordRows>[1]): Promise<File[]> {
	const rows = await db.transaction().execute((trx) => readRecordRows(trx, record));
	return rows
		.filter(({ table }) => /_files$|^job_applications$/.test(table))
		.flatMap(({ rows: own }) =>
			own.map(({ id, field, storage_key, original_name, size }) => ({
				id: field === undefined ? Number(id) : `${field} ${id}`,
				key: String(storage_key),
				name: String(original_name),
				size: Number(size),
			})),
		);
}

/** Removes what some system does not accept in the name of a file. */
function plainName(name: string): string {
	return name
		.toWellFormed()
		.replaceAll(/[\p{Cc}<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/gu, " ")
		.trim()
		.slice(-100);
}
