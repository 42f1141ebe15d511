import { dayAtSchool } from "#src/calendar/day.ts";
import {
	type AdmissionDate,
	type AdmissionSeason,
	daysOf,
	type ProgrammeKey,
	programmeKeys,
	programmeNames,
} from "#src/school/admissions.ts";

/** A date of the season as it stands today. */
export type DatedEntry = Omit<AdmissionDate, "kind"> & {
	kind: AdmissionDate["kind"] | "opens" | "closes";
	/** Days from today to the first day; 0 while it lasts, negative when it is over. */
	daysLeft: number;
};

/** The dates of a season in order, its opening and its closing among them. @param programme only those of one */
export function seasonDates(season: AdmissionSeason, now: Date, programme?: ProgrammeKey): DatedEntry[] {
	const { dates, year } = season;
	const ends = [
		...endsOf(season, "opens", `Applications for ${year} open`),
		...endsOf(season, "closes", "Last round: applications close"),
	];
	const today = dayAtSchool(now);
	return [...ends, ...dates]
		.filter(({ programmes }) => programme === undefined || programmes.includes(programme))
		.map((date) => ({ ...date, daysLeft: daysLeft(date, today) }))
		.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/**
 * The days on which a season opens or closes, each with its programmes. Keys name them in calendar files; titles name
 * the programmes of days that are not the season's own.
 */
function endsOf(season: AdmissionSeason, kind: "opens" | "closes", title: string) {
	const days = programmeKeys.map((key) => ({ key, day: daysOf(season, key)[kind] }));
	return [...new Set(days.map(({ day }) => day))].map((day) => {
		const programmes = days.filter((each) => each.day === day).map(({ key }) => key);
		if (day === season[kind]) return { key: kind, kind, day, programmes, title };
		const names = programmes.map((key) => programmeNames[key]).join(", ");
		return { key: `${kind}-${programmes[0]}`, kind, day, programmes, title: `${title}: ${names}` };
	});
}

/** The dates that lie ahead, soonest first. */
export function nextDates(season: AdmissionSeason, now: Date, programme?: ProgrammeKey): DatedEntry[] {
	return seasonDates(season, now, programme).filter((entry) => entry.daysLeft >= 0);
}

function daysLeft({ day, until = day }: Pick<AdmissionDate, "day" | "until">, today: string): number {
	if (until < today) return -daysBetween(until, today);
	return Math.max(0, daysBetween(today, day));
}

/** Between two days, `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** "in 12 days"; "over" for what is past. */
export function describeDaysLeft({ daysLeft, until }: Pick<DatedEntry, "daysLeft" | "until">): string {
	if (daysLeft < 0) return "over";
	if (daysLeft === 0) return until === undefined ? "today" : "now";
	return daysLeft === 1 ? "tomorrow" : `in ${daysLeft} days`;
}
