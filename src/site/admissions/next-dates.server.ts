import { seasonAt } from "#src/admissions/season/season.ts";
import { type DatedEntry, nextDates } from "#src/admissions/season/season-dates.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { SiteServices } from "#src/site/context.server.ts";

/** The next three dates of admissions, soonest first. @param programme only those of one */
export function readNextDates(
	{ admissions, now }: Pick<SiteServices, "admissions" | "now">,
	programme?: ProgrammeKey,
): DatedEntry[] {
	const season = seasonAt(admissions.seasons, now());
	return season ? nextDates(season, now(), admissions, programme).slice(0, 3) : [];
}
