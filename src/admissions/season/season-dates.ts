import { dayAtSchool } from "#src/calendar/day.ts";
import type { AdmissionDate, AdmissionSeason, ProgrammeKey } from "#src/school/admissions.ts";

/** A date of the season as it stands today. */
export type DatedEntry = Omit<AdmissionDate, "kind"> & {
	kind: AdmissionDate["kind"] | "opens" | "closes";
	/** Days from today to the first day; 0 while it lasts, negative when it is over. */
	daysLeft: number;
};

/** The dates of a season in order, its opening and its closing among them. @param programme only those of one */
export function seasonDates(season: AdmissionSeason, now: Date, programme?: ProgrammeKey): DatedEntry[] {
	const { opens, closes, dates, year } = season;
	const all: ProgrammeKey[] = ["barch", "environmental", "urbanDesign", "diploma"];
	const ends = [
		{ key: "opens", kind: "opens" as const, title: `Applications for ${year} open`, day: opens, programmes: all },
		{ key: "closes", kind: "closes" as const, title: "Last round: applications close", day: closes, programmes: all },
	];
	const today = dayAtSchool(now);
	return [...ends, ...dates]
		.filter(({ programmes }) => programme === undefined || programmes.includes(programme))
		.map((date) => ({ ...date, daysLeft: daysLeft(date, today) }))
		.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
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
export function daysLeftWords({ daysLeft, until }: Pick<DatedEntry, "daysLeft" | "until">): string {
	if (daysLeft < 0) return "over";
	if (daysLeft === 0) return until === undefined ? "today" : "now";
	return daysLeft === 1 ? "tomorrow" : `in ${daysLeft} days`;
}
