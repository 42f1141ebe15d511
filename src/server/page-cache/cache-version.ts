import { setTimeout as pause } from "node:timers/promises";
import { dayAtSchool } from "#src/calendar/day.ts";
import { isAffected, readChanges } from "#src/content/changes/content-changes.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import type { Services } from "#src/server/services.ts";
import { lightAt } from "#src/site/home/hero/light.ts";
import type { CacheVersion, ResponseCache } from "./response-cache.ts";

/** The current version; a promise only when the database has to be asked first. */
export type ReadCacheVersion = () => CacheVersion | Promise<CacheVersion>;

const freshMs = 100;
const staleMs = 700;
const timeoutMs = 250;

/** Returns what pages show of the time: the day at the school, and the light there. */
const timeOf = (moment: Date) => `${dayAtSchool(moment)} ${Object.values(lightAt(moment)).join(" ")}`;

/**
 * Follows the content's version number and the time at the school, whichever process changes them. Cached for `freshMs`,
 * refreshed in the background until `staleMs`, then awaited for at most `timeoutMs`: never more than a second behind.
 * While the database does not answer, the last known version stays current.
 * @param responses cached ones that a change does not affect stay
 */
export function followCacheVersion(
	{ db, now, log }: Pick<Services, "db" | "now" | "log">,
	responses: Pick<ResponseCache, "advance">,
): ReadCacheVersion {
	let knownVersion: CacheVersion | undefined;
	let number = 0;
	let day = "";
	let checkedAt = Number.NEGATIVE_INFINITY;
	let checking: Promise<CacheVersion> | undefined;

	async function check(): Promise<CacheVersion> {
		// Versions are as old as the moment of asking, not of the answer: a busy database may take long.
		const startedAt = performance.now();
		const reading = follow().then(
			(version) => {
				knownVersion = version;
			},
			(error) => log.warn({ err: error }, "content version could not be read"),
		);
		await Promise.race([reading, pause(timeoutMs, undefined, { ref: false })]);
		checkedAt = startedAt;
		checking = undefined;
		return knownVersion ?? "none";
	}

	async function follow(): Promise<CacheVersion> {
		const [before, beforeDay] = [number, day];
		const [newNumber, today] = [await readVersion(db), timeOf(now())];
		const version = `${newNumber} ${today}`;
		// Events pass at midnight, and the light of the home page changes: everything is rendered again.
		if (knownVersion !== undefined && newNumber !== before && today === beforeDay) {
			const changes = await readChanges(db, before, newNumber);
			if (changes) responses.advance(knownVersion, version, (reads) => isAffected(reads, changes));
		}
		[number, day] = [newNumber, today];
		return version;
	}

	return () => {
		const age = performance.now() - checkedAt;
		if (knownVersion !== undefined && age < freshMs) return knownVersion;
		checking ??= check();
		return knownVersion !== undefined && age < staleMs ? knownVersion : checking;
	};
}
