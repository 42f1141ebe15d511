import type { DatedEntry } from "#src/admissions/season/season-dates.ts";
import { dayAndMonth, formatWeekdayDay } from "#src/calendar/format.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import { outlineOf } from "#src/site/school/programme-pages.ts";

type DatesMessages = MessagesOf<typeof datesMessages>;

/** The title of a date, with a word where its day is not fixed yet. */
export const titleOfDate = (messages: DatesMessages, { title, expected }: Pick<DatedEntry, "title" | "expected">) =>
	expected ? messages.titleDayExpected({ title }) : title;

/** The school on days that people come for; none for deadlines, lists and tests elsewhere. */
export const placeOfDate = ({ kind }: Pick<DatedEntry, "kind">, school: string) =>
	kind === "interview" || kind === "joining" ? school : undefined;

/** "31" and "January", or "15–19" and "February" for days of one month. */
export function dateFigures({ day, until }: Pick<DatedEntry, "day" | "until">): { figure: string; month: string } {
	const first = dayAndMonth(day);
	const last = until === undefined ? first : dayAndMonth(until);
	if (first.day === last.day && first.month === last.month) return { figure: first.day, month: first.month };
	const month = first.month === last.month ? first.month : `${first.month.slice(0, 3)}, ${last.month.slice(0, 3)}`;
	return { figure: `${first.day}–${last.day}`, month };
}

/** "Sunday", or "Monday to Friday". */
export function weekdays(messages: DatesMessages, { day, until }: Pick<DatedEntry, "day" | "until">): string {
	const name = (date: string) => formatWeekdayDay(date).replace(/,.*/, "");
	return until === undefined ? name(day) : messages.weekdaySpan({ from: name(day), to: name(until) });
}

const march: ProgrammeKey[] = ["environmental", "urbanDesign"];

/** "B.Arch and both M.Arch", or "All programmes". */
export function programmeMessages(
	messages: DatesMessages,
	outlines: SchoolTexts["outlines"],
	programmes: readonly ProgrammeKey[],
): string {
	const offeredProgrammes = programmes.filter((key) => outlines.programmes.some((one) => one.key === key));
	if (offeredProgrammes.length === outlines.programmes.length) return messages.allProgrammes;
	const both = march.every((key) => offeredProgrammes.includes(key));
	const names = offeredProgrammes
		.filter((key) => !both || !march.includes(key))
		.map((key) => (key === "diploma" ? outlineOf(outlines, key).degree : outlineOf(outlines, key).name));
	return [...names, ...(both ? [names.length > 0 ? messages.bothMarch : messages.bothMarchAlone] : [])].join(", ");
}
