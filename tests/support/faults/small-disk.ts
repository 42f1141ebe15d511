import { execFileSync } from "node:child_process";
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asRoot, runAsRoot } from "#tests/support/packaging/as-root.ts";

export type SmallDisk = {
	/** A folder on it for the data. */
	dataDir: string;
	/** Leaves not one byte. */
	fill: () => void;
	empty: () => void;
	/** Makes its folders readable, but not writable. */
	lock: (...folders: string[]) => void;
	unlock: () => void;
	remove: () => void;
};

/** Tells whether this machine lets its user mount a disk, as root or through sudo. */
export function canMount(): boolean {
	try {
		const [program, args] = asRoot(["true"]);
		execFileSync(program, args, { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/** A file system of its own in memory. @param megabytes that it holds */
export function mountSmallDisk(megabytes: number): SmallDisk {
	const folder = mkdtempSync(join(tmpdir(), "school-disk-"));
	const owner = `uid=${process.getuid?.() ?? 0},gid=${process.getgid?.() ?? 0}`;
	runAsRoot("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=755,${owner}`, "tmpfs", folder);
	const ballast = join(folder, "ballast");
	const faults: string[] = [];
	const unlock = () => {
		for (const each of faults.splice(0)) runAsRoot("umount", "--lazy", each);
	};
	return {
		dataDir: join(folder, "data"),
		fill() {
			const file = openSync(ballast, "a");
			const { bavail, bsize } = statfsSync(folder);
			const block = Buffer.alloc(bsize);
			try {
				for (let free = bavail; free >= 0; free--) writeSync(file, block);
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
			} finally {
				closeSync(file);
			}
		},
		empty() {
			const file = openSync(ballast, "w");
			ftruncateSync(file, 0);
			closeSync(file);
		},
		// A lock of the whole disk would be refused while the database has a file open.
		lock(...folders) {
			for (const each of folders) {
				runAsRoot("mount", "--bind", each, each);
				runAsRoot("mount", "-o", "remount,bind,ro", each);
				faults.push(each);
			}
		},
		unlock,
		remove() {
			unlock();
			runAsRoot("umount", "--lazy", folder);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
