import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * Uploads that come in parts. Each has a folder of its own in the staging folder: `facts.json`, and `data`, whose
 * length is how much of the file has come. So an upload goes on after a restart.
 */

const prefix = "upload-";
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const factsSchema = z.object({ owner: z.number(), name: z.string(), size: z.number() });

type Facts = z.output<typeof factsSchema>;

/** An upload of a member; sizes in bytes. */
export type PartialUpload = Facts & {
	id: string;
	/** How much of it has come. */
	offset: number;
	/** Of what has come. */
	path: string;
};

/** Whether an entry of the staging folder is an upload in parts, which `sweepUploads` removes. */
export function isPartialUpload(entry: string): boolean {
	return entry.startsWith(prefix);
}

export async function beginUpload(staging: string, facts: Facts): Promise<PartialUpload> {
	const id = randomUUID();
	const folder = join(staging, prefix + id);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await writeFile(join(folder, "data"), "");
	await writeFile(join(folder, "facts.json"), JSON.stringify(facts));
	return { ...facts, id, offset: 0, path: join(folder, "data") };
}

/** @returns undefined when there is none, or when it is another member's */
export async function findUpload(
	staging: string,
	{ id, owner }: Pick<PartialUpload, "id" | "owner">,
): Promise<PartialUpload | undefined> {
	if (!idForm.test(id)) return undefined;
	const folder = join(staging, prefix + id);
	const path = join(folder, "data");
	const written = await readFile(join(folder, "facts.json"), "utf8").catch(() => undefined);
	const stats = await stat(path).catch(() => undefined);
	if (!written || !stats) return undefined;
	const facts = factsSchema.parse(JSON.parse(written));
	return facts.owner === owner ? { ...facts, id, offset: stats.size, path } : undefined;
}

/**
 * Appends a part, which is safe when this resolves.
 * @returns the new offset; "conflict" when the part does not begin where the last one has ended, "too long" when more
 * comes than was announced
 */
export async function appendPart(
	{ path, size }: PartialUpload,
	part: { offset: number; bytes: Uint8Array },
): Promise<number | "conflict" | "too long"> {
	const file = await open(path, "r+");
	try {
		const { size: present } = await file.stat();
		if (present !== part.offset) return "conflict";
		if (present + part.bytes.length > size) return "too long";
		// At its position, not at the end: a part that is sent twice is written twice to the same place.
		await file.write(part.bytes, 0, part.bytes.length, part.offset);
		await file.sync();
		return part.offset + part.bytes.length;
	} finally {
		await file.close();
	}
}

export async function removeUpload(staging: string, { id }: Pick<PartialUpload, "id">): Promise<void> {
	if (idForm.test(id)) await rm(join(staging, prefix + id), { recursive: true, force: true });
}

/** How many uploads of a member lie in the staging folder. */
export async function countUploads(staging: string, owner: number): Promise<number> {
	const entries = await readdir(staging).catch(() => []);
	const found = await Promise.all(
		entries.filter(isPartialUpload).map((entry) => findUpload(staging, { id: entry.slice(prefix.length), owner })),
	);
	return found.filter(Boolean).length;
}

/** Removes uploads to which nothing was added since. @returns how many */
export async function sweepUploads(staging: string, olderThan: Date): Promise<number> {
	let removed = 0;
	for (const entry of await readdir(staging).catch(() => [])) {
		if (!isPartialUpload(entry)) continue;
		const folder = join(staging, entry);
		const stats =
			(await stat(join(folder, "data")).catch(() => undefined)) ?? (await stat(folder).catch(() => undefined));
		if (!stats || stats.mtime >= olderThan) continue;
		await rm(folder, { recursive: true, force: true });
		removed += 1;
	}
	return removed;
}
