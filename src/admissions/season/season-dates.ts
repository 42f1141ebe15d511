import { dayAtSchool } from "#src/calendar/day.ts";
import { type AdmissionDate, type AdmissionSeason, daysOf, type ProgrammeKey } from "#src/school/admissions.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { admissionStateMessages } from "#src/school/messages/sets/admission-state-messages.ts";
import { everyProgramme, type Offering, programmesOf } from "#src/school/offering.ts";
import { type Admissions, seasonOf } from "./season.ts";

/** A date of the season as it stands today. */
export type DatedEntry = Omit<AdmissionDate, "kind"> & {
	kind: AdmissionDate["kind"] | "opens" | "closes";
	/** Days from today to the first day; 0 while it lasts, negative when it is over. */
	daysLeft: number;
};

/** Messages and names of programmes in which dates are said; the product's if left out. */
type Saying = Pick<Admissions, "schoolMessages" | "offered">;

/** The dates of a season in order, its opening and its closing among them. @param programme only those of one */
export function seasonDates(
	season: AdmissionSeason,
	now: Date,
	{ schoolMessages, offered = everyProgramme }: Saying,
	programme?: ProgrammeKey,
): DatedEntry[] {
	const { dates } = season;
	const messages = messagesIn(admissionStateMessages, schoolMessages);
	const ends = [...endsOf(season, "opens", messages, offered), ...endsOf(season, "closes", messages, offered)];
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
function endsOf(
	season: AdmissionSeason,
	kind: "opens" | "closes",
	messages: MessagesOf<typeof admissionStateMessages>,
	{ programmes: offeredProgrammes, names }: Offering,
) {
	const { year } = season;
	const days = offeredProgrammes.map((key) => ({ key, day: daysOf(season, key)[kind] }));
	return [...new Set(days.map(({ day }) => day))].map((day) => {
		const programmes = days.filter((each) => each.day === day).map(({ key }) => key);
		const isOpening = kind === "opens";
		if (day === season[kind]) {
			const title = isOpening ? messages.dayOfOpening({ year }) : messages.dayOfClosing;
			return { key: kind, kind, day, programmes, title };
		}
		const programmeNames = programmes.map((key) => names[key] ?? key).join(", ");
		const title = isOpening
			? messages.dayOfOpeningTo({ year, programmes: programmeNames })
			: messages.dayOfClosingTo({ programmes: programmeNames });
		return { key: `${kind}-${programmes[0]}`, kind, day, programmes, title };
	});
}

/** The dates that lie ahead, soonest first. */
export function nextDates(season: AdmissionSeason, now: Date, saying: Saying, programme?: ProgrammeKey): DatedEntry[] {
	return seasonDates(season, now, saying, programme).filter((entry) => entry.daysLeft >= 0);
}

/**
 * The next date of those who applied by a form at this time: its tests, interviews and lists, or the day
 * of joining for those with a seat.
 */
export function nextDateOf(
	{ seasons, offered, schoolMessages }: Pick<Admissions, "seasons" | "offered" | "schoolMessages">,
	{ form, sentAt, seated }: { form: string; sentAt: Date; seated: boolean },
	now: Date,
): DatedEntry | undefined {
	const season = seasonOf({ seasons, ...(offered && { offered }) }, form, sentAt);
	const programmes = programmesOf(form);
	const kinds: readonly string[] = seated ? ["joining"] : ["test", "interview", "list"];
	const ahead = season ? nextDates(season, now, { schoolMessages, offered }) : [];
	return ahead.find((date) => kinds.includes(date.kind) && date.programmes.some((key) => programmes.includes(key)));
}

function daysLeft({ day, until = day }: Pick<AdmissionDate, "day" | "until">, today: string): number {
	if (until < today) return -daysBetween(until, today);
	return Math.max(0, daysBetween(today, day));
}

/** Counts the days between two days, `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** "in 12 days"; "over" for what is past. */
export function describeDaysLeft(
	messages: MessagesOf<typeof admissionStateMessages>,
	{ daysLeft, until }: Pick<DatedEntry, "daysLeft" | "until">,
): string {
	if (daysLeft < 0) return messages.over;
	return daysLeft === 0 && until !== undefined ? messages.now : messages.daysLeft({ count: daysLeft });
}
