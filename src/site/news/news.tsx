import { addDays, dayAtSchool, readDay } from "#src/calendar/day.ts";
import { collectReads } from "#src/content/changes/content-reads.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { listCategories } from "#src/content/news/categories.server.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { newsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { feedLink, pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { FollowLink } from "#src/site/listing/card/follow-link.tsx";
import { readCumulativePages } from "#src/site/listing/cumulative-pages.server.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { FilterLinks } from "#src/site/listing/filter-links.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listTop } from "#src/site/listing/list-top.ts";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { ShowEarlier, ShowMore } from "#src/site/listing/show-more.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { YearRuler } from "#src/site/page-head/hill/year-ruler.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/news.ts";
import { Gazette } from "./gazette.tsx";

/** The most dots that a year’s ruler has. */
const mostDots = 80;
const itemsPerPage = 15;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const category = new URL(request.url).searchParams.get("category")?.toLowerCase().slice(0, 60) || undefined;
	return listResult(services, async () => {
		const news = await readCumulativePages(request, itemsPerPage, (query) =>
			listRecords(services.db, contentTypes.news, { ...query, category }),
		);
		const items = news.items.map(({ slug, title, date, place, category, picture, picture_alt }) => ({
			slug,
			title,
			date,
			place,
			category,
			picture,
			picture_alt,
		}));
		// The dots show days alone: a page follows the list for them, and not each of these records.
		const { value: newest } = await collectReads(() =>
			listRecords(services.db, contentTypes.news, { page: 1, itemsPerPage: mostDots }),
		);
		const since = addDays(dayAtSchool(services.now()), -335).slice(0, 7);
		const year = newest.items.flatMap(({ date }) => readDay(date) ?? []).filter((day) => day >= since);
		const latest = newest.items[0]?.date;
		return { ...news, items, category, categories: await listCategories(services.db), year, since, latest };
	});
}

export const handle: PageHandle = { parameters: ["page", "category"] };

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) => [
	...pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(newsMessages).title,
		description: school.pages.news.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(newsMessages).title, to: paths.news }])],
	})),
	feedLink({ title: "News", address: paths.feed("news") }),
];

export default function News({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(newsMessages);
	const headTexts = useMessages(headMessages);
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.news.lead}
				facts={
					list && [
						list.year.length > 0 && {
							value: list.year.length,
							label: headTexts.inOneYear({ count: list.year.length }),
						},
					]
				}
				shape="ruler"
				figure={
					list && <YearRuler at="library" from={`${list.since}-01`} days={list.year} marked={readDay(list.latest)} />
				}
			>
				<FollowLink href={paths.feed("news")}>{messages.followFeed}</FollowLink>
			</PageHead>
			{list ? <NewsList list={list} /> : <ListFailure what={messages.failedList} />}
		</>
	);
}

type NewsListProps = { list: NonNullable<Route.ComponentProps["loaderData"]["list"]> };

function NewsList({ list }: NewsListProps) {
	const messages = useMessages(newsMessages);
	const { category, categories, items } = list;
	const pageAddress = (page: number) => {
		const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) });
		return `${paths.news}?${query}`.replace(/\?$/, "");
	};
	return (
		<section id={listTop} tabIndex={-1} aria-label={category ? messages.categoryTitle({ category }) : messages.title}>
			<PageGrid plain className="pad-below-8">
				<FilterLinks
					label={messages.categoriesLabel}
					all={{ label: messages.allNews, to: paths.news }}
					parameter="category"
					choices={categories.map((name) => ({ label: name.charAt(0).toUpperCase() + name.slice(1), value: name }))}
					current={category}
				/>
				{items.length === 0 ? (
					<EmptyList text={category ? messages.emptyCategory : messages.emptyList} />
				) : (
					<>
						<ShowEarlier list={list} pageAddress={pageAddress} what="news" />
						<Gazette items={items} firstPage={list.first} itemsPerPage={itemsPerPage} />
						<ShowMore list={list} pageAddress={pageAddress} what={messages.counted} />
					</>
				)}
			</PageGrid>
		</section>
	);
}
