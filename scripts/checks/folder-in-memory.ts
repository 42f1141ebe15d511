import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";

const memory = "/dev/shm";
/** Space that the browser tests take at their peak, four times over. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Makes the folder where tests create and drop their thousands of databases and files: in memory, if the machine has
 * such a place with enough room, because none of them cuts the power and all would wait for the disk. The folder ends
 * with this process.
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
