import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { health, home, readiness } from "#src/paths.ts";
import { combinations, type FaultySite } from "#tests/support/faults/faulty-site.ts";
import { last, playFault, seed } from "#tests/support/faults/play-fault.ts";
import { canMount, mountSmallDisk } from "#tests/support/faults/small-disk.ts";

/** Finds the folders where uploads arrive, and where the disk stores them. */
const writtenTo = (dataDir: string) => ["incoming", "files"].map((name) => join(dataDir, name)).filter(existsSync);
const statusOf = (site: FaultySite, path: string) => fetch(`${site.url}${path}`).then(({ status }) => status, String);

/** The process lives and shows its pages; that it cannot take anything is known to anyone who balances. */
async function expectOnlyReading(site: FaultySite) {
	await expect.poll(() => statusOf(site, readiness), { timeout: 30_000 }).toBe(503);
	expect([await statusOf(site, health), await statusOf(site, home)]).toEqual([200, 200]);
}

test.runIf(canMount()).each(combinations)(
	`survives a disk that is full ($engine, $files, SEED=${seed})`,
	async (combination) => {
		const disk = mountSmallDisk(400);
		onTestFinished(disk.remove);
		const { refusals } = await playFault(combination, {
			dataDir: disk.dataDir,
			async play(site) {
				disk.fill();
				// Space that an upload leaves is taken at once, by what has filled the disk.
				const filling = setInterval(() => disk.fill(), 50);
				await expectOnlyReading(site).finally(() => clearInterval(filling));
				await last(8000);
				disk.empty();
			},
		});
		expect((refusals[503] ?? 0) + (refusals[507] ?? 0)).toBeGreaterThan(0);
	},
);

test.runIf(canMount()).each(combinations)(
	`survives a folder that cannot be written to ($engine, $files, SEED=${seed})`,
	async (combination) => {
		const disk = mountSmallDisk(400);
		onTestFinished(disk.remove);
		const { refusals } = await playFault(combination, {
			dataDir: disk.dataDir,
			async play(site) {
				disk.lock(...writtenTo(disk.dataDir));
				await expectOnlyReading(site);
				await last(8000);
				disk.unlock();
			},
		});
		expect((refusals[503] ?? 0) + (refusals[507] ?? 0)).toBeGreaterThan(0);
	},
);
