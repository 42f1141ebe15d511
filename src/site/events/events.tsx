import { dayAtSchool } from "#src/calendar/day.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { atNextDay } from "#src/content/events/event-days.ts";
import { listRecords } from "#src/content/lists.server.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { FollowLink } from "#src/site/listing/card/follow-link.tsx";
import { readPage } from "#src/site/listing/cumulative-pages.server.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listTop } from "#src/site/listing/list-top.ts";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { Pagination } from "#src/site/listing/pagination.tsx";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/events.ts";
import { audienceWords, repetitionWords, timeWords } from "./event-words.ts";
import styles from "./events.module.css";
import { isOver } from "./is-over.ts";
import { PastEvents } from "./past-events.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";

const itemsPerPage = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const now = services.now();
	const today = dayAtSchool(now);
	return listResult(services, async () => {
		const { items, page, lastPage, total } = await readPage(request, itemsPerPage, (query) =>
			listRecords(services.db, contentTypes.events, { ...query, now }),
		);
		const events = items.map((event) => ({
			slug: event.slug,
			title: event.title,
			date: atNextDay(event, today).date,
			place: event.place,
			more: [timeWords(event), audienceWords(event), repetitionWords(event)].filter(Boolean).join(" · ") || undefined,
			picture: event.picture,
			picture_alt: event.picture_alt,
		}));
		const isAhead = ({ date }: { date: string }) => !isOver(date, today);
		return { page, lastPage, total, ahead: events.filter(isAhead), past: events.filter((event) => !isAhead(event)) };
	});
}

export const handle: PageHandle = { parameters: ["page"] };

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
	pageMeta(args, (school) => ({
		title: "Events",
		description: school.pages.events.description,
		page: loaderData?.list?.page ?? 1,
		about: (site) => [breadcrumbs(site, [{ label: "Events", to: paths.events }])],
	}));

export default function Events({ loaderData: { list } }: Route.ComponentProps) {
	const { pages } = useSchool();
	return (
		<>
			<PageBanner title="Events" crumbs={[{ label: "Home", to: paths.home }]} lead={pages.events.lead}>
				<FollowLink href={paths.eventsCalendar}>All events for your calendar (.ics)</FollowLink>
			</PageBanner>
			{list ? <EventList list={list} /> : <ListFailure what="The events" plural />}
		</>
	);
}

function EventList({
	list: { page, lastPage, total, ahead, past },
}: {
	list: NonNullable<Route.ComponentProps["loaderData"]["list"]>;
}) {
	return (
		<section
			id={listTop}
			tabIndex={-1}
			aria-label={lastPage > 1 ? `Events, page ${page} of ${lastPage}` : "Events"}
			className={styles.list}
		>
			{total === 0 && (
				<PageGrid plain>
					<EmptyList text="Nothing is planned at the moment." />
				</PageGrid>
			)}
			{ahead.length > 0 && <UpcomingEvents events={ahead} withLead={page === 1} />}
			{past.length > 0 && <PastEvents events={past} />}
			<PageGrid plain className={styles.foot}>
				<Pagination
					page={page}
					lastPage={lastPage}
					label="Pages of events"
					pageAddress={(to) => `${paths.events}${to === 1 ? "" : `?page=${to}`}#${listTop}`}
				/>
			</PageGrid>
		</section>
	);
}
