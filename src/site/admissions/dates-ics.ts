import { seasonAt } from "#src/admissions/season/season.ts";
import { seasonDates } from "#src/admissions/season/season-dates.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { offeredOf } from "#src/school/offering.ts";
import { siteServices } from "#src/site/context.server.ts";
import { calendarType } from "#src/site/feeds/calendar-event.server.ts";
import { answerFile } from "#src/site/feeds/feed-response.server.ts";
import { writeCalendar } from "#src/site/feeds/icalendar.ts";
import type { Route } from "./+types/dates-ics.ts";
import { placeOfDate, programmeMessages, titleOfDate } from "./date-labels.ts";

/** /dates/{programme}.ics: the dates of the season for one programme, or for all. */
export function loader({ params: { programme }, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const {
		admissions,
		siteUrl,
		now,
		school: { identity, outlines },
	} = services;
	const messages = messagesIn(datesMessages, services.school);
	const one = offeredOf(outlines).programmes.includes(programme) ? programme : undefined;
	const make = async () => {
		const season = seasonAt(admissions.seasons, now());
		if (!season || (one === undefined && programme !== "all")) return undefined;
		const events = seasonDates(season, now(), admissions, one).map(
			({ key, kind, title, day, until, note, programmes, expected }) => ({
				uid: `${season.year}-${key}@${new URL(siteUrl).hostname}`,
				title: titleOfDate(messages, { title, expected }),
				day,
				until,
				tentative: expected,
				place: placeOfDate({ kind }, identity.name),
				summary: [programmeMessages(messages, outlines, programmes), note, siteUrl + paths.dates]
					.filter(Boolean)
					.join("\n\n"),
				url: siteUrl + paths.dates,
			}),
		);
		return writeCalendar({
			name: messages.calendarName({ year: season.year, school: identity.name }),
			madeAt: now(),
			events,
		});
	};
	return answerFile(services, calendarType, make, `admission-dates-${one ?? "all"}.ics`);
}
