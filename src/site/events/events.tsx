import { dayAtSchool } from "#src/calendar/day.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { atNextDay } from "#src/content/events/event-days.ts";
import { listRecords } from "#src/content/lists.server.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { eventsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
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
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/events.ts";
import { describeAudience, describeRepetition, describeTimes } from "./event-labels.ts";
import styles from "./events.module.css";
import { isOver } from "./is-over.ts";
import { PastEvents } from "./past-events.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";

const itemsPerPage = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const now = services.now();
	const today = dayAtSchool(now);
	const messages = messagesIn(eventsMessages, services.school);
	return listResult(services, async () => {
		const { items, page, lastPage, total } = await readPage(request, itemsPerPage, (query) =>
			listRecords(services.db, contentTypes.events, { ...query, now }),
		);
		const events = items.map((event) => ({
			slug: event.slug,
			title: event.title,
			date: atNextDay(event, today).date,
			place: event.place,
			more:
				[describeTimes(messages, event), describeAudience(messages, event), describeRepetition(messages, event)]
					.filter(Boolean)
					.join(" · ") || undefined,
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
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(eventsMessages).title,
		description: school.pages.events.description,
		page: loaderData?.list?.page ?? 1,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(eventsMessages).title, to: paths.events }])],
	}));

export default function Events({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(eventsMessages);
	const headTexts = useMessages(headMessages);
	const ahead = list?.ahead.length ?? 0;
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.events.lead}
				facts={[ahead > 0 && { value: ahead, label: headTexts.eventsAhead({ count: ahead }) }]}
			>
				<FollowLink href={paths.eventsCalendar}>{messages.allForCalendar}</FollowLink>
			</PageHead>
			{list ? <EventList list={list} /> : <ListFailure what={messages.failedList} />}
		</>
	);
}

function EventList({
	list: { page, lastPage, total, ahead, past },
}: {
	list: NonNullable<Route.ComponentProps["loaderData"]["list"]>;
}) {
	const messages = useMessages(eventsMessages);
	return (
		<section
			id={listTop}
			tabIndex={-1}
			aria-label={lastPage > 1 ? messages.listPageLabel({ page, lastPage }) : messages.title}
			className={styles.list}
		>
			{total === 0 && (
				<PageGrid plain>
					<EmptyList text={messages.emptyList} />
				</PageGrid>
			)}
			{ahead.length > 0 && <UpcomingEvents events={ahead} withLead={page === 1} />}
			{past.length > 0 && <PastEvents events={past} />}
			<PageGrid plain className="pad-below-8">
				<Pagination
					page={page}
					lastPage={lastPage}
					label={messages.pagesLabel}
					pageAddress={(to) => `${paths.events}${to === 1 ? "" : `?page=${to}`}#${listTop}`}
				/>
			</PageGrid>
		</section>
	);
}
