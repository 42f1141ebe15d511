import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";

const memory = "/dev/shm";
/** Of the widest moments of the browser tests, four times over. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Where tests make and drop their thousands of databases and files: in memory, if the machine has such a place with
 * enough room, since none of them cuts the power and all would wait for the disk. Ends with this process.
 * @returns the environment of the tests
 */
export function folderInMemory(): Record<string, string> {
	if (!existsSync(memory)) return {};
	const { bavail, bsize } = statfsSync(memory);
	if (bavail * bsize < neededBytes) return {};
	const folder = mkdtempSync(`${memory}/school-tests-`);
	// PostgreSQL runs as another user when the tests run as root.
	chmodSync(folder, 0o711);
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return { TMPDIR: folder };
}
