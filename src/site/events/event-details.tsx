import { dayAtSchool, readDay } from "#src/calendar/day.ts";
import { dayAndMonth, formatLong, formatWeekdayDay } from "#src/calendar/format.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { describeRepeat } from "#src/content/events/describe-repeats.ts";
import { atNextDay, lastDay, type Repeat } from "#src/content/events/event-days.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { eventsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { detailMeta } from "#src/site/detail/detail-meta.ts";
import { DetailPage } from "#src/site/detail/detail-page.tsx";
import { loadDetail } from "#src/site/detail/load-detail.server.ts";
import { MarginFacts } from "#src/site/detail/margin-facts.tsx";
import { type Schedule, schoolEvent } from "#src/site/head/structured-event.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { schoolIn } from "#src/site/school/school-in.ts";
import type { Route } from "./+types/event-details.ts";
import { CalendarLink } from "./calendar-link.tsx";
import { describeAudience, describeTimes } from "./event-labels.ts";
import { isOver } from "./is-over.ts";

const eventsPage = (messages: MessagesOf<typeof eventsMessages>) => ({ label: messages.title, to: paths.events });

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const today = dayAtSchool(services.now());
	return loadDetail(services, contentTypes.events, {
		key: params.key,
		pathOf: ({ slug }) => paths.eventDetails(slug),
		excerpt: cuts.sideList,
		show(event) {
			const { date } = atNextDay(event, today);
			return {
				date,
				slug: event.slug,
				place: event.place,
				times: describeTimes(messagesIn(eventsMessages, services.school), event),
				audience: describeAudience(messagesIn(eventsMessages, services.school), event),
				startsAt: event.starts_at,
				endsAt: event.ends_at,
				isOver: isOver(date, today),
				repeats: describeRepeat(event),
				schedule: scheduleOf(event),
			};
		},
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const messages = messagesIn(eventsMessages, schoolIn(args));
	const event = loaderData?.record;
	return detailMeta(args, event, {
		list: eventsPage(messages),
		missing: { description: messages.notFoundDescription },
		about: (site, dated) =>
			schoolEvent(site, {
				...dated,
				place: event?.place ?? "",
				startsAt: event?.startsAt,
				endsAt: event?.endsAt,
				schedule: event?.schedule,
			}),
	});
};

export default function EventDetails({ loaderData }: Route.ComponentProps) {
	const messages = useMessages(eventsMessages);
	return (
		<DetailPage
			loaderData={loaderData}
			list={eventsPage(messages)}
			sideTitle={messages.sideTitle}
			describe={({ slug, title, date, place, times, audience, isOver, repeats }) => ({
				day: dayAndMonth(date).day,
				facts: (
					<>
						<time dateTime={readDay(date)}>{formatWeekdayDay(date)}</time>
						{times && <p>{times}</p>}
						<p>{place}</p>
					</>
				),
				margin: (
					<MarginFacts
						facts={[
							{ label: isOver ? messages.over : messages.when, value: describeWhen(messages, date, times) },
							...(repeats ? [{ label: messages.repeats, value: repeats }] : []),
							{ label: messages.where, value: place },
							...(isOver
								? []
								: [
										{
											label: messages.directions,
											value: <a href={`${paths.contact}#way`}>{messages.directionsLink}</a>,
										},
									]),
							...(audience && !isOver ? [{ label: messages.audience, value: audience }] : []),
						]}
					>
						{!isOver && readDay(date) && <CalendarLink slug={slug} title={title} />}
					</MarginFacts>
				),
			})}
		/>
	);
}

function scheduleOf(event: Repeat): Schedule | undefined {
	const { date: first, repeats, left_out } = event;
	if (!repeats) return undefined;
	const leftOut = left_out.split(" ").filter(Boolean);
	return { every: repeats === "week" ? "week" : "month", first, last: lastDay(event), leftOut };
}

function describeWhen(messages: MessagesOf<typeof eventsMessages>, date: string, times: string | undefined): string {
	if (!readDay(date)) return messages.dateOpen;
	return times ? `${formatLong(date)}, ${times}` : formatLong(date);
}
