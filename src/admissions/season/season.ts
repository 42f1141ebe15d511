import { dayAtSchool } from "#src/calendar/day.ts";
import type { AdmissionSeason } from "#src/school/admissions.ts";
import type { Offered } from "#src/school/offered.ts";

/** calendar: as the seasons say. open, closed: whatever they say, for seats that are left or gone. */
export type AdmissionMode = "calendar" | "open" | "closed";

export type Admissions = {
	seasons: readonly AdmissionSeason[];
	mode: AdmissionMode;
	/** What one can apply for; everything when left out. */
	offered?: Offered;
};

/** Whether applications are taken, and until or from when. Days are `YYYY-MM-DD`. */
export type AdmissionStatus =
	| { open: true /** Joining. */; year: number | undefined /** The last day; undefined past it. */; closes?: string }
	| {
			open: false;
			/** The year of the season that is over; undefined before the first. */
			year: number | undefined;
			/** The season that opens next, if it is known. */
			next?: { year: number; opens: string };
	  };

/** How admissions stand on the day that it is at the school. */
export function admissionStatus({ seasons, mode }: Admissions, now: Date): AdmissionStatus {
	const today = dayAtSchool(now);
	const current = seasons.find(({ opens, closes }) => opens <= today && today <= closes);
	const last = seasons.findLast(({ closes }) => closes < today);
	const next = seasons.find(({ opens }) => today < opens);
	if (current && mode !== "closed") return { open: true, year: current.year, closes: current.closes };
	if (mode === "open") return { open: true, year: last?.year ?? next?.year };
	const year = current?.year ?? last?.year;
	return { open: false, year, ...(next && { next: { year: next.year, opens: next.opens } }) };
}

/** Whether applications are taken now for the season in which this one was sent, so that it can still compete. */
export function isSeasonOpen(admissions: Admissions, sentAt: Date, now: Date): boolean {
	const status = admissionStatus(admissions, now);
	return status.open && status.year === admissionStatus(admissions, sentAt).year;
}

/** The season that visitors want to know about: the one that is open, else the next one, else the last. */
export function seasonAt(seasons: readonly AdmissionSeason[], now: Date): AdmissionSeason | undefined {
	const today = dayAtSchool(now);
	return seasons.find(({ closes }) => today <= closes) ?? seasons.at(-1);
}

/** The first day of the season that opened last, `YYYY-MM-DD`; undefined before the first. */
export function lastOpening(seasons: readonly AdmissionSeason[], now: Date): string | undefined {
	const today = dayAtSchool(now);
	return seasons.findLast(({ opens }) => opens <= today)?.opens;
}

/** The day on which seasons close, as `MM-DD`; the year's end where the school has none. */
export function closingDay(seasons: readonly AdmissionSeason[]): string {
	return seasons.at(-1)?.closes.slice(5) ?? "12-31";
}
