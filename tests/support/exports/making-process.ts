import { createHash } from "node:crypto";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Readable } from "node:stream";
import { connect } from "#src/db/connect.server.ts";
import { makeExport } from "#src/exports/make-export.server.ts";
import { exportSourceOf } from "#src/office/exports/list-sources.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";

// A process of its own: makes the export EXPORT of the database in DATA_DIR and prints what it has cost as JSON:
// megabytes above what the process had before, milliseconds of its longest stall, seconds. With DOCUMENTS, each case
// has so many documents of 4 MB, which are made while they are read.
const { DATA_DIR: dataDir = "", EXPORT: id = "", DOCUMENTS: documents = "0" } = process.env;
const db = connect({ dataDir });
const disk = diskStorage(join(dataDir, "files"));
const piece = Buffer.alloc(64 * 1024, 0x5a);
const size = 4 * 1024 * 1024;
const sha256 = createHash("sha256").update(piece).digest("hex");
const storage = {
	...disk,
	open: async (key: string) =>
		key.startsWith("large/")
			? Readable.from(
					(async function* () {
						for (let sent = 0; sent < size; sent += piece.length) yield piece;
					})(),
					{ objectMode: false },
				)
			: disk.open(key),
};
const now = () => new Date();

async function make(exportId: number) {
	const sourceOf = (list: string) => {
		const source = exportSourceOf(db, list, now);
		if (!source || documents === "0") return source;
		const large = async (ids: readonly number[]) =>
			ids.flatMap((each) =>
				Array.from({ length: Number(documents) }, (_, index) => ({
					...{
						owner: `DSA-26-B-${each} மீனாட்சி`,
						name: `Sheet ${index}.pdf`,
						key: `large/${each}-${index}`,
						size,
						sha256,
					},
				})),
			);
		return { ...source, documents: large };
	};
	return makeExport({ db, storage, folder: join(dataDir, "made"), sourceOf, tell: async () => {}, now }, exportId, {
		signal: AbortSignal.any([]),
		progress: async () => {},
	});
}

// What is compiled and opened once is no part of the cost.
await make(Number(id) - 1);
globalThis.gc?.();
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
	most = Math.max(most, process.memoryUsage.rss());
}, 10);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const since = performance.now();
const rows = await make(Number(id));
const seconds = (performance.now() - since) / 1000;
delay.disable();
clearInterval(watch);
const cost = { rows, megabytes: (most - before) / 1e6, stallMs: delay.max / 1e6, seconds };
console.log(JSON.stringify(cost));
await db.destroy();
