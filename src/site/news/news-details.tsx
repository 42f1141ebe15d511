import { Link } from "react-router";
import { readDay } from "#src/calendar/day.ts";
import { dayAndMonthYear, formatWeekdayOrdinalYear } from "#src/calendar/format.ts";
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
import { breadcrumbs, newsArticle } from "#src/site/head/structured-data.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { Route } from "./+types/news-details.ts";

const newsPage = { words: "News", to: "/news" };

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return recordResult(services, {
		async find() {
			const found = await findRecord(services.db, contentTypes.news, params.key);
			if (!found) return undefined;
			const { slug, title, date, place, category, picture, picture_alt, description } = found;
			const summary = firstWords(plainText(description), 28);
			return {
				slug,
				title,
				date,
				place,
				category,
				picture,
				picture_alt,
				summary,
				html: renderMarkdown(description, 2),
			};
		},
		async listSide() {
			const { items } = await listRecords(services.db, contentTypes.news, { page: 1, itemsPerPage: 10 });
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
	const news = loaderData?.record;
	if (!news)
		return pageMeta(args, { title: "No Data", description: "There is no news item at this address.", unlisted: true });
	const path = `/news-details/${news.slug}`;
	const { title, date, summary: description, picture } = news;
	return pageMeta(args, {
		title,
		description,
		path,
		article: true,
		about: (site) => [
			newsArticle(site, { title, date, description, picture: pictureUrl(picture), path }),
			breadcrumbs(site, [newsPage, { words: title, to: path }]),
		],
	});
};

export default function NewsDetails({ loaderData: { record, side } }: Route.ComponentProps) {
	const list = side && {
		title: "News List",
		items: side.map(({ slug, ...item }) => ({ ...item, to: `/news-details/${slug}`, current: slug === record?.slug })),
	};
	if (!record) return <NoData list={newsPage} failed={!side} side={list && <SideList {...list} />} />;
	const { title, date, place, category, html } = record;
	return (
		<Detail
			list={newsPage}
			title={title}
			day={dayAndMonthYear(date).day}
			facts={
				<>
					<time dateTime={readDay(date)}>{formatWeekdayOrdinalYear(date)}</time>
					<p>{place}</p>
				</>
			}
			picture={record}
			html={html}
			margin={
				<MarginFacts
					facts={[
						{
							label: "Filed under",
							value: (
								<Link to={`/news?${new URLSearchParams({ category: category.toLowerCase() })}`} prefetch="intent">
									{category}
								</Link>
							),
						},
					]}
				/>
			}
			side={list}
		/>
	);
}
