import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { z } from "zod";
import { addMedia } from "#src/content/media/add-media.server.ts";
import type { By } from "#src/content/media/media-item.ts";
import { type StoredMedia, storeMedia } from "#src/content/media/store-media.server.ts";
import {
	findUpload,
	type PartialUpload,
	readParts,
	removeUpload,
} from "#src/content/media/uploads/partial-uploads.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import type { Refusal } from "#src/refusal.ts";
import { writeDurably } from "#src/storage/durable.server.ts";
import { FileMissingError } from "#src/storage/storage.ts";

type Services = Pick<OfficeServices, "db" | "storage" | "stagingFolder" | "now">;

/** A file of a form: sent with it, or in parts before it. */
export type SentFile = File | PartialUpload;

type StoredOrRefused = { ok: true; file: StoredMedia } | Refusal;

/** The outcome of the files of one form. */
export type TakenFiles = { added: { id: number; name: string; existed: boolean }[]; refusals: string[] };

/** Adds every file of a form that is one of the kinds that are taken. */
export async function receiveFiles(services: Services, files: readonly SentFile[], by: By): Promise<TakenFiles> {
	const takenFiles: TakenFiles = { added: [], refusals: [] };
	for (const file of files) {
		const addedFile = await addFile(services, file, by);
		if (addedFile.ok) takenFiles.added.push({ id: addedFile.id, existed: addedFile.existed, name: file.name });
		else takenFiles.refusals.push(addedFile.message);
	}
	return takenFiles;
}

type UploadResult = { ok: true; id: number; existed: boolean } | Refusal;

/** Adds a file, if it is of a kind that is taken. */
export async function addFile(services: Services, sentFile: SentFile, by: By): Promise<UploadResult> {
	const storedOrRefused = await storeFile(services, sentFile);
	if (!storedOrRefused.ok) return storedOrRefused;
	const { file } = storedOrRefused;
	return {
		ok: true,
		...(await services.db.transaction().execute((trx) => addMedia(trx, { file, by }, services.now()))),
	};
}

/** Stores one file of a form, if it is of a kind that is taken. */
export function storeFile(services: Services, sentFile: SentFile): Promise<StoredOrRefused> {
	return sentFile instanceof File ? storeWhole(services, sentFile) : storeParts(services, sentFile);
}

function storeWhole(services: Services, file: File): Promise<StoredOrRefused> {
	return storeStaged(services, file.name, Readable.fromWeb(file.stream() as WebStream));
}

async function storeParts(services: Services, upload: PartialUpload): Promise<StoredOrRefused> {
	const { name, size, offset } = upload;
	if (offset < size)
		return { ok: false, message: `${name}: the upload isn’t complete. Choose the file again to continue.` };
	try {
		const storedOrRefused = await storeStaged(services, name, readParts(services, upload));
		await removeUpload(services, upload);
		return storedOrRefused;
	} catch (error) {
		// Sent twice at once, or removed by its member in another window.
		if (error instanceof FileMissingError)
			return { ok: false, message: `${name}: we no longer have this upload. Choose the file again.` };
		throw error;
	}
}

async function storeStaged(
	{ storage, stagingFolder }: Services,
	name: string,
	bytes: AsyncIterable<Uint8Array>,
): Promise<StoredOrRefused> {
	await mkdir(stagingFolder, { recursive: true });
	const folder = await mkdtemp(join(stagingFolder, "media-"));
	try {
		const path = join(folder, "upload");
		const fileFacts = await writeDurably(path, bytes);
		return await storeMedia(storage, { path, name, ...fileFacts });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

const list = z.array(z.unknown()).default([]);

/** Fields of a form with files: the files themselves, and the ids of those that code has sent in parts before. */
export const filesForm = <Name extends string>(name: Name) =>
	({ [name]: list, upload: list }) as Record<Name | "upload", typeof list>;

/**
 * The files of a form: those of a field, where a control in which nothing was chosen counts as none, and those that
 * code has sent in parts before, whose ids it puts into `upload`.
 */
export async function filesOf(
	{ db }: Services,
	form: FormData,
	{ name, owner }: { name: string; owner: number },
): Promise<SentFile[]> {
	const whole = form.getAll(name).filter((value): value is File => typeof value !== "string");
	const ids = form.getAll("upload").map(String);
	const parts = await Promise.all(ids.map((id) => findUpload(db, { id, owner })));
	return [
		...whole.filter((file) => file.name !== "" || file.size > 0),
		...parts.filter((upload) => upload !== undefined),
	];
}
