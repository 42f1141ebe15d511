import type { Dirent } from "node:fs";
import { open, opendir, readFile, rm, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { writeDurably, writeFlushed } from "./durable.server.ts";
import { bytesSource, verifiedBytes } from "./file-source.server.ts";
import { checkKey, FileMissingError, idName, isKey, type Storage } from "./storage.ts";

/** Files in a folder of this machine, which is made when the first file comes. */
export function diskStorage(folder: string): Storage {
	const pathOf = (key: string) => join(folder, ...checkKey(key).split("/"));
	return {
		name: `folder ${folder}`,
		async put(key, source) {
			await writeFlushed(pathOf(key), verifiedBytes(source));
		},
		async open(key, part) {
			const file = await orMissing(open(pathOf(key), "r"));
			if (!file) throw new FileMissingError();
			return file.createReadStream(part);
		},
		exists: async (key) => (await orMissing(stat(pathOf(key))))?.isFile() ?? false,
		async size(key) {
			const stats = await orMissing(stat(pathOf(key)));
			return stats?.isFile() ? stats.size : undefined;
		},
		remove: async (key) => rm(pathOf(key), { force: true }),
		list: () => listFolder(folder),
		readId: () => orMissing(readFile(join(folder, idName), "utf8")),
		async writeId(id) {
			await writeDurably(join(folder, idName), bytesSource(Buffer.from(id)).read());
		},
	};
}

async function* listFolder(folder: string) {
	const entries: AsyncIterable<Dirent> =
		(await orMissing(opendir(folder, { recursive: true }))) ?? (async function* () {})();
	for await (const entry of entries) {
		const path = join(entry.parentPath, entry.name);
		const key = relative(folder, path).split(sep).join("/");
		const facts = entry.isFile() && isKey(key) ? await orMissing(stat(path)) : undefined;
		if (facts) yield { key, modifiedAt: facts.mtime };
	}
}

async function orMissing<T>(reading: Promise<T>): Promise<T | undefined> {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
			return undefined;
		throw error;
	}
}
