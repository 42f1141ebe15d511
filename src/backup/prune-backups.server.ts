import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Storage } from "#src/storage/storage.ts";
import { momentOf } from "./archive/names.ts";
import { readChecksums, readRepository } from "./archive/repository.server.ts";

const generations = { days: 7, weeks: 4, months: 12 };
const dayMs = 86_400_000;
/** An unfinished backup that is younger may be being made. */
const unfinishedMs = 2 * dayMs;

/**
 * Returns the backups to keep: all of the last 24 hours, and the newest of each of the last 7 days, 4 weeks (from
 * Monday) and 12 months that have one, in the school's time zone.
 */
export function retainedBackups(names: readonly string[], now: Date): Set<string> {
	const newestFirst = [...names].sort().reverse();
	const newestOf = (count: number, spanOf: (day: string) => string) => {
		const spans = new Map<string, string>();
		for (const name of newestFirst) {
			const moment = momentOf(name);
			const span = moment && spanOf(dayAtSchool(moment));
			if (span !== undefined && !spans.has(span)) spans.set(span, name);
		}
		return [...spans.values()].slice(0, count);
	};
	return new Set([
		...newestFirst.filter((name) => now.getTime() - Number(momentOf(name)) < dayMs),
		...newestOf(generations.days, (day) => day),
		...newestOf(generations.weeks, mondayOf),
		...newestOf(generations.months, (day) => day.slice(0, 7)),
	]);
}

/** Removes the other backups, those that were cut short, and the files that only they name. */
export async function pruneBackups(repository: Storage, now: Date): Promise<{ backups: number; files: number }> {
	const { backups, unfinished, objects } = await readRepository(repository);
	const retained = retainedBackups(backups, now);
	const over = backups.filter((name) => !retained.has(name));
	const abandoned = unfinished.filter((name) => now.getTime() - Number(momentOf(name)) > unfinishedMs);
	const neededFiles = new Set<string>();
	// A list that cannot be read ends this: what it names is not known.
	for (const name of retained)
		for (const object of (await readChecksums(repository, name)).keys()) neededFiles.add(object);
	for (const name of [...over, ...abandoned])
		for (const object of objectsOf(name, objects.keys())) await repository.remove(object);
	let files = 0;
	for (const [name, { modifiedAt }] of objects) {
		if (!name.startsWith("files/") || neededFiles.has(name)) continue;
		// A backup that is being made may have stored it.
		if (now.getTime() - modifiedAt.getTime() < unfinishedMs) continue;
		await repository.remove(name);
		files += 1;
	}
	return { backups: over.length, files };
}

/** The list of checksums first: without it the rest counts as unfinished. */
function objectsOf(backup: string, names: Iterable<string>): string[] {
	const own = [...names].filter((name) => name.startsWith(`${backup}/`));
	return own.sort((a, b) => Number(b.endsWith("sha256sums")) - Number(a.endsWith("sha256sums")));
}

function mondayOf(day: string): string {
	return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
