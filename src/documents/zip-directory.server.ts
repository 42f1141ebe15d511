import { openPromise } from "yauzl";

export type ZipEntry = { name: string /** Bytes, as the directory says. */; unpackedSize: number };

/**
 * Reads the directory of a ZIP file; nothing is unpacked.
 * @returns undefined when the directory is missing or inconsistent, names a path outside the archive, or lists more
 * than `maxEntries`
 * @throws what the file system throws
 */
export async function readZipDirectory(path: string, maxEntries: number): Promise<ZipEntry[] | undefined> {
	try {
		const zip = await openPromise(path, { strictFileNames: true });
		try {
			if (zip.entryCount > maxEntries) return undefined;
			const entries: ZipEntry[] = [];
			for await (const { fileName, uncompressedSize } of zip.eachEntry())
				entries.push({ name: fileName, unpackedSize: uncompressedSize });
			return entries;
		} finally {
			zip.close();
		}
	} catch (error) {
		if (error instanceof Error && "syscall" in error) throw error;
		return undefined;
	}
}
