import { formatWeekdayDay } from "#src/calendar/format.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import type { MorningFacts, Sentence } from "./morning-facts.ts";

/** Lists who comes to see the campus today. */
export function visitSentences(tours: NonNullable<MorningFacts["visits"]>): Sentence[] {
	const count = tours.reduce((sum, { people }) => sum + people, 0);
	if (count === 0) return [];
	return [
		{
			section: "Campus tours",
			count,
			text: count === 1 ? "person is coming on a campus tour today." : "people are coming on campus tours today.",
			detail: [{ text: `${tours.map(({ time, people }) => `${people} at ${time}`).join(", ")}.` }],
			act: { label: "See who’s coming", href: officePaths.visits() },
		},
	];
}

/** Lists what closes within the next weeks. */
export function closingSentences(closing: MorningFacts["closing"]): Sentence[] {
	if (!closing) return [];
	const { title, day, daysLeft, drafts } = closing;
	const startedSentence =
		drafts === 1 ? "One person has started an application" : `${drafts} people have started an application`;
	return [
		{
			section: "Closing soon",
			count: daysLeft,
			text: `${daysLeft === 1 ? "day" : "days"} left: ${title}, ${formatWeekdayDay(day)}.`,
			detail: drafts === 0 ? [] : [{ text: `${startedSentence} but not submitted it.` }],
			act: { label: "See the dates", href: paths.dates },
		},
	];
}
