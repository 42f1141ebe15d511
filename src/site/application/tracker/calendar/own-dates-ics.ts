import { isOver } from "#src/admissions/applications/stage.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { findByCalendarToken } from "#src/admissions/tracking/calendar-token.server.ts";
import { type OwnDates, readOwnDates } from "#src/admissions/tracking/read-own-dates.server.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { calendarMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { placeOfDate, titleOfDate } from "#src/site/admissions/date-labels.ts";
import { type SiteServices, siteServices } from "#src/site/context.server.ts";
import { calendarType } from "#src/site/feeds/calendar-event.server.ts";
import { type CalendarEvent, writeCalendar } from "#src/site/feeds/icalendar.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import type { Route } from "./+types/own-dates-ics.ts";
import { interviewEvent } from "./interview-event.server.ts";

export const handle: PageHandle = { personal: true };

/** /your-dates/{token}.ics: what lies ahead of an applicant, for a calendar that asks again and again. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { db, now, school, admissions } = services;
	const application = await findByCalendarToken(db, token, now());
	if (!application || isOver(application.stage)) {
		const headers = { ...personalHeaders, "Content-Type": "text/plain; charset=utf-8" };
		const linkOver = messagesIn(applicationRefusalMessages, school).linkOver;
		return new Response(`${linkOver}\n`, { status: application ? 410 : 404, headers });
	}
	const { reference } = application;
	const { stage, details } = standingOf(application);
	const dates = await readOwnDates(db, application, admissions, now());
	const events = [
		...(stage === "interview" && details.at
			? [await interviewEvent(services, application, { ...details, at: details.at })]
			: []),
		...eventsOf(services, reference, dates),
	];
	const name = messagesIn(calendarMessages, school).ownDates({ school: school.identity.name });
	const headers = {
		...personalHeaders,
		"Content-Type": calendarType,
		"Content-Disposition": `inline; filename="dates-${reference}.ics"`,
	};
	return new Response(writeCalendar({ name, madeAt: now(), events }), { headers });
}

function eventsOf({ siteUrl, school }: SiteServices, reference: string, dates: OwnDates): CalendarEvent[] {
	const messages = messagesIn(calendarMessages, school);
	const { name } = school.identity;
	const all = [
		{ key: "offer", day: dates.answerBy, title: messages.offerEnds({ school: name }) },
		{ key: "fee", day: dates.feeBy, title: messages.feeEnds({ school: name }) },
		{ key: "seat-fee", day: dates.seatFeeBy, title: messages.seatFeeEnds({ school: name }) },
		...dates.results.map(({ key, label, day }) => ({
			key: `result-${key}`,
			day,
			title: messages.resultExpected({ result: label }),
		})),
		...[dates.nextDate ?? []].flat().map(({ key, kind, day, until, title, expected }) => ({
			key,
			day,
			until,
			title: titleOfDate(messagesIn(datesMessages, school), { title, expected }),
			tentative: expected,
			place: placeOfDate({ kind }, name),
		})),
	];
	const address = siteUrl + paths.applicationLink;
	const summary = messages.ownDateDetails({ reference, address });
	return all.flatMap(({ key, day, ...date }) =>
		day === null
			? []
			: [{ uid: `${reference}-${key}@${new URL(siteUrl).hostname}`, ...date, day, summary, url: address }],
	);
}
