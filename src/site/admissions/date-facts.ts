import { type DatedEntry, describeDaysLeft } from "#src/admissions/season/season-dates.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { admissionStateMessages } from "#src/school/messages/sets/admission-state-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { Fact } from "#src/site/page-head/page-head.tsx";
import { dateFigures, titleOfDate } from "./date-labels.ts";

/** The next dates of a season as facts: "31 January", and what ends on it. @param dates in order */
export function useDateFacts(dates: readonly DatedEntry[], count = 3): Fact[] {
	const messages = useMessages(headMessages);
	const dateTexts = useMessages(datesMessages);
	const state = useMessages(admissionStateMessages);
	return dates
		.filter(({ daysLeft }) => daysLeft >= 0)
		.slice(0, count)
		.map((date) => {
			const { figure, month } = dateFigures(date);
			return {
				value: `${figure} ${month}`,
				label: messages.dateAhead({ title: titleOfDate(dateTexts, date), left: describeDaysLeft(state, date) }),
			};
		});
}
