import { dayAtSchool } from "#src/calendar/day.ts";
import type { LegalName } from "#src/forms/legal/legal-texts.ts";
import { type AdmissionSeason, daysOf, type ProgrammeKey, spanOf } from "#src/school/admissions.ts";
import type { FormDocuments } from "#src/school/forms/application-form-settings.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import { everyProgramme, type FormType, type Offering, programmesOf } from "#src/school/offering.ts";

/** calendar: as the seasons say. open, closed: whatever they say, for seats that are left or gone. */
export type AdmissionMode = "calendar" | "open" | "closed";

export type Admissions = {
	seasons: readonly AdmissionSeason[];
	mode: AdmissionMode;
	/** Programmes and forms that one can apply for; everything when left out. */
	offered?: Offering;
	/** No one has opened the school’s website: nothing is taken before. */
	isClosed?: boolean;
	/**
	 * Legal texts that the school has not written yet: whatever the seasons and the mode say, nothing is taken
	 * before.
	 */
	unwritten?: readonly LegalName[];
	/** Rules by which forms ask for documents; as the product has them when left out. */
	documents?: FormDocuments;
	/** Messages in which it is said what is closed. */
	schoolMessages?: SchoolMessages;
};

/** State of admissions: open or not, and until or from when. Days are `YYYY-MM-DD`. */
export type AdmissionStatus =
	| { open: true /** Joining. */; year: number | undefined /** The last day; undefined past it. */; closes?: string }
	| {
			open: false;
			/** The year of the season that is over; undefined before the first. */
			year: number | undefined;
			/** The season that opens next, if it is known. */
			next?: { year: number; opens: string };
			/** The school’s website has yet to open. */
			unopened?: boolean;
			/** Legal texts without which none is taken. */
			unwritten?: readonly LegalName[];
	  };

/** A form, or one of its programmes. */
export type AppliedFor = FormType | ProgrammeKey;

/**
 * Tells how admissions are on the day that it is at the school: all of them, or those by one form or for one programme.
 * A form with several programmes is open while one of them is, until the last of them closes.
 */
export function admissionStatus(admissions: Admissions, now: Date, appliedFor?: AppliedFor): AdmissionStatus {
	const { seasons, mode, isClosed, unwritten = [] } = admissions;
	const today = dayAtSchool(now);
	const programmes = programmesFor(admissions, appliedFor);
	const periods = seasons.flatMap((season) =>
		programmes.map((programme) => ({ year: season.year, ...daysOf(season, programme) })),
	);
	const current = last(periods.filter(({ opens, closes }) => opens <= today && today <= closes));
	const over = last(periods.filter(({ closes }) => closes < today));
	const [next] = periods.filter(({ opens }) => today < opens).sort((one, other) => compare(one.opens, other.opens));
	const year = current?.year ?? over?.year;
	const closedAdmissions = {
		open: false as const,
		year,
		...(next && { next: { year: next.year, opens: next.opens } }),
	};
	if (unwritten.length > 0) return { ...closedAdmissions, unwritten };
	if (isClosed) return { ...closedAdmissions, unopened: true };
	if (current && mode !== "closed") return { open: true, year: current.year, closes: current.closes };
	if (mode === "open") return { open: true, year: over?.year ?? next?.year };
	return closedAdmissions;
}

/** The offered ones. Where none is, those that would be: what is not offered is refused elsewhere. */
function programmesFor(
	{ offered }: Pick<Admissions, "offered">,
	appliedFor: AppliedFor | undefined,
): readonly ProgrammeKey[] {
	const all = appliedFor === undefined ? everyProgramme.programmes : programmesOf(appliedFor);
	const offeredProgrammes = all.filter((key) => offered?.programmes.includes(key) ?? true);
	return offeredProgrammes.length > 0 ? offeredProgrammes : all;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The period that closes last. */
function last<Period extends { closes: string }>(periods: readonly Period[]): Period | undefined {
	return [...periods].sort((one, other) => compare(one.closes, other.closes)).at(-1);
}

/**
 * Returns true if applications by this form are taken now for the season in which this one was sent, so that it can
 * still compete.
 */
export function isSeasonOpen(admissions: Admissions, form: string, sentAt: Date, now: Date): boolean {
	const status = admissionStatus(admissions, now, form);
	return status.open && status.year === admissionStatus(admissions, sentAt, form).year;
}

/** Seasons that tell on which day applicants join. */
export type SeasonDates = Pick<Admissions, "seasons" | "offered">;

/** The day on which those join who applied by this form at this time, `YYYY-MM-DD`; undefined where none is set. */
export function joiningDay(admissions: SeasonDates, form: string, sentAt: Date): string | undefined {
	const programmes = programmesFor(admissions, form);
	const dates = seasonOf(admissions, form, sentAt)?.dates ?? [];
	return dates
		.filter((date) => date.kind === "joining" && date.programmes.some((key) => programmes.includes(key)))
		.map(({ day }) => day)
		.sort(compare)[0];
}

/** The season for which an application by this form was sent at this time. */
export function seasonOf(admissions: SeasonDates, form: string, sentAt: Date): AdmissionSeason | undefined {
	const { year } = admissionStatus({ ...admissions, mode: "calendar" }, sentAt, form);
	return admissions.seasons.find((season) => season.year === year);
}

/** The season that visitors want to know about: the one that is open, else the next one, else the last. */
export function seasonAt(seasons: readonly AdmissionSeason[], now: Date): AdmissionSeason | undefined {
	const today = dayAtSchool(now);
	return seasons.find((season) => today <= spanOf(season).closes) ?? seasons.at(-1);
}

/** The first day of the season that opened last, `YYYY-MM-DD`; undefined before the first. */
export function lastOpening(seasons: readonly AdmissionSeason[], now: Date): string | undefined {
	const today = dayAtSchool(now);
	return seasons.map((season) => spanOf(season).opens).findLast((opens) => opens <= today);
}
