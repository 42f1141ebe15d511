import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { addMedia } from "#src/content/media/add-media.server.ts";
import type { By } from "#src/content/media/media-item.ts";
import { type StoredMedia, storeMedia } from "#src/content/media/store-media.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { writeDurably } from "#src/storage/durable.server.ts";

type Services = Pick<OfficeServices, "db" | "storage" | "stagingFolder" | "now">;

/** What became of the files of one form. */
export type TakenFiles = { added: { id: number; name: string; existed: boolean }[]; refused: string[] };

/** Adds every file of a form that is one of the kinds that are taken. */
export async function takeFiles(services: Services, files: readonly File[], by: By): Promise<TakenFiles> {
	const taken: TakenFiles = { added: [], refused: [] };
	for (const file of files) {
		const stored = await storeFile(services, file);
		if (!stored.ok) {
			taken.refused.push(stored.message);
			continue;
		}
		const added = await services.db
			.transaction()
			.execute((trx) => addMedia(trx, { file: stored.file, by }, services.now()));
		taken.added.push({ ...added, name: file.name });
	}
	return taken;
}

/** Stores one file of a form, if it is of a kind that is taken. */
export async function storeFile(
	{ storage, stagingFolder }: Services,
	file: File,
): Promise<{ ok: true; file: StoredMedia } | { ok: false; message: string }> {
	await mkdir(stagingFolder, { recursive: true });
	const folder = await mkdtemp(join(stagingFolder, "media-"));
	try {
		const path = join(folder, "upload");
		const written = await writeDurably(path, Readable.fromWeb(file.stream() as WebStream));
		return await storeMedia(storage, { path, name: file.name, ...written });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The files of a form's field; a control in which nothing was chosen counts as none. */
export function filesOf(form: FormData, name: string): File[] {
	return form
		.getAll(name)
		.filter((value) => typeof value !== "string" && (value.name !== "" || value.size > 0)) as File[];
}
