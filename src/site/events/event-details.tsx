import { dayAtSchool, readDay } from "#src/calendar/day.ts";
import { dayAndMonth, formatWeekdayDay } from "#src/calendar/format.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { firstWords } from "#src/content/excerpt.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { plainText, renderMarkdown } from "#src/content/markdown.server.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { findRecord } from "#src/content/records.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import { Detail } from "#src/site/detail/detail.tsx";
import { MarginFacts } from "#src/site/detail/margin-facts.tsx";
import { NoData } from "#src/site/detail/no-data.tsx";
import { SideList } from "#src/site/detail/side-list.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, schoolEvent } from "#src/site/head/structured-data.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { Route } from "./+types/event-details.ts";
import { CalendarLink } from "./calendar-link.tsx";

const eventsPage = { words: "Events", to: "/events" };

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const now = services.now();
	return recordResult(services, {
		async find() {
			const found = await findRecord(services.db, contentTypes.events, params.key);
			if (!found) return undefined;
			const { slug, title, date, place, picture, picture_alt, description } = found;
			const isPast = (readDay(date) ?? "") < dayAtSchool(now);
			const summary = firstWords(plainText(description), 28);
			return { slug, title, date, place, picture, picture_alt, isPast, summary, html: renderMarkdown(description, 2) };
		},
		async listSide() {
			const { items } = await listRecords(services.db, contentTypes.events, { page: 1, itemsPerPage: 10, now });
			return items.map(({ slug, title, picture, description }) => ({
				slug,
				title,
				picture,
				excerpt: firstWords(plainText(description), 3),
			}));
		},
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const event = loaderData?.record;
	if (!event)
		return pageMeta(args, { title: "No Data", description: "There is no event at this address.", unlisted: true });
	const path = `/event-details/${event.slug}`;
	const { title, date, place, summary: description, picture } = event;
	return pageMeta(args, {
		title,
		description,
		path,
		about: (site) => [
			schoolEvent(site, { title, date, place, description, picture: pictureUrl(picture), path }),
			breadcrumbs(site, [eventsPage, { words: title, to: path }]),
		],
	});
};

export default function EventDetails({ loaderData: { record, side } }: Route.ComponentProps) {
	const list = side && {
		title: "Events List",
		items: side.map(({ slug, ...item }) => ({ ...item, to: `/event-details/${slug}`, current: slug === record?.slug })),
	};
	if (!record) return <NoData list={eventsPage} failed={!side} side={list && <SideList {...list} />} />;
	const { slug, title, date, place, isPast, html } = record;
	return (
		<Detail
			list={eventsPage}
			title={title}
			day={dayAndMonth(date).day}
			facts={
				<>
					<time dateTime={readDay(date)}>{formatWeekdayDay(date)}</time>
					<p>{place}</p>
				</>
			}
			picture={record}
			html={html}
			margin={
				<MarginFacts
					facts={[{ label: isPast ? "This event is over" : "Still to come", value: readDay(date)?.slice(0, 4) }]}
				>
					{!isPast && <CalendarLink slug={slug} title={title} />}
				</MarginFacts>
			}
			side={list}
		/>
	);
}
