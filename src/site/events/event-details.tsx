import { dayAtSchool, readDay } from "#src/calendar/day.ts";
import { dayAndMonth, formatWeekdayDay } from "#src/calendar/format.ts";
import { contentTypes } from "#src/content/content-types.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import { detailMeta } from "#src/site/detail/detail-meta.ts";
import { DetailPage } from "#src/site/detail/detail-page.tsx";
import { loadDetail } from "#src/site/detail/load-detail.server.ts";
import { MarginFacts } from "#src/site/detail/margin-facts.tsx";
import { schoolEvent } from "#src/site/head/structured-event.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { Route } from "./+types/event-details.ts";
import { CalendarLink } from "./calendar-link.tsx";

const eventsPage = { label: "Events", to: paths.events };

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const today = dayAtSchool(services.now());
	return loadDetail(services, contentTypes.events, {
		key: params.key,
		pathOf: ({ slug }) => paths.eventDetails(slug),
		excerpt: { words: 3 },
		show: ({ slug, date, place }) => ({ slug, place, isPast: (readDay(date) ?? "") < today }),
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const event = loaderData?.record;
	return detailMeta(args, event, {
		list: eventsPage,
		missing: { description: "There is no event at this address." },
		about: (site, dated) => schoolEvent(site, { ...dated, place: event?.place ?? "" }),
	});
};

export default function EventDetails({ loaderData }: Route.ComponentProps) {
	return (
		<DetailPage
			loaderData={loaderData}
			list={eventsPage}
			sideTitle="Events List"
			describe={({ slug, title, date, place, isPast }) => ({
				day: dayAndMonth(date).day,
				facts: (
					<>
						<time dateTime={readDay(date)}>{formatWeekdayDay(date)}</time>
						<p>{place}</p>
					</>
				),
				margin: (
					<MarginFacts
						facts={[{ label: isPast ? "This event is over" : "Still to come", value: readDay(date)?.slice(0, 4) }]}
					>
						{!isPast && <CalendarLink slug={slug} title={title} />}
					</MarginFacts>
				),
			})}
		/>
	);
}
