import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { diskStorage } from "#src/storage/disk.server.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import { formatChecksums } from "./archive/checksums.ts";
import { backupName, checksumsOf } from "./archive/names.ts";
import { readRepository } from "./archive/repository.server.ts";
import { pruneBackups, retainedBackups } from "./prune-backups.server.ts";

const dayMs = 86_400_000;
const now = new Date("2027-03-31T21:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

it("retains a backup of each of seven days, four weeks and twelve months", () => {
	const names = Array.from({ length: 500 }, (_, day) => backupName(daysAgo(day)));
	const retained = [...retainedBackups(names, now)].sort().reverse();
	expect(retained.map((name) => name.slice(0, 10))).toEqual([
		"2027-03-31",
		"2027-03-30",
		"2027-03-29",
		"2027-03-28",
		"2027-03-27",
		"2027-03-26",
		"2027-03-25",
		// The last evenings of a week and of a month at the school are Saturdays here and the day before in UTC.
		"2027-03-20",
		"2027-03-13",
		"2027-02-27",
		"2027-01-30",
		"2026-12-30",
		"2026-11-29",
		"2026-10-30",
		"2026-09-29",
		"2026-08-30",
		"2026-07-30",
		"2026-06-29",
		"2026-05-30",
	]);
});

it("retains every backup of the last day", () => {
	const names = [0, 0.1, 0.2, 0.9].map((days) => backupName(daysAgo(days)));
	expect(retainedBackups(names, now)).toEqual(new Set(names));
});

it("removes the files that only removed backups name, and none that may belong to one that is being made", async () => {
	const folder = await mkdtemp(join(tmpdir(), "school-backups-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const repository = diskStorage(folder);
	const write = (key: string, text = "x") => repository.put(key, bytesSource(Buffer.from(text)));
	const names = Array.from({ length: 12 }, (_, days) => backupName(daysAgo(days)));
	for (const name of names) {
		const own = [`files/aa/${name}`, `${name}/manifest.json`];
		for (const object of own) await write(object);
		const checksums = new Map([...own, "files/bb/of-all"].map((object) => [object, "0".repeat(64)]));
		await write(checksumsOf(name), formatChecksums(checksums));
	}
	await write("files/bb/of-all");
	await write(`${backupName(daysAgo(2.5))}/manifest.json`);
	const startedBackup = `${backupName(daysAgo(0.1))}/manifest.json`;
	for (const object of [startedBackup, "files/cc/new"]) await write(object);
	await utimes(join(folder, "files/cc/new"), daysAgo(0.1), daysAgo(0.1));

	expect(await pruneBackups(repository, now)).toEqual({ backups: 4, files: 4 });
	const { backups, unfinished, objects } = await readRepository(repository);
	expect(backups).toEqual([...names.slice(0, 7), ...names.slice(11)]);
	expect(unfinished).toEqual([startedBackup.split("/")[0]]);
	expect([...objects.keys()].filter((key) => key.startsWith("files/")).sort()).toEqual(
		[...backups.map((name) => `files/aa/${name}`), "files/bb/of-all", "files/cc/new"].sort(),
	);
});
