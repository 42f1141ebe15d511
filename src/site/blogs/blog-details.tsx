import { readDay } from "#src/calendar/day.ts";
import { dayAndShortMonth, formatWeekdayOrdinal } from "#src/calendar/format.ts";
import { authorOf } from "#src/content/blogs/blogs.ts";
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
import { blogPosting, breadcrumbs } from "#src/site/head/structured-data.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { Route } from "./+types/blog-details.ts";

const blogsPage = { words: "Blogs", to: "/blogs" };
/** At this many words a minute a text of drawings and buildings is read. */
const wordsAMinute = 200;

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return recordResult(services, {
		async find() {
			const found = await findRecord(services.db, contentTypes.blogs, params.key);
			if (!found) return undefined;
			const { id, title, date, picture, picture_alt, description } = found;
			const text = plainText(description);
			const minutes = Math.max(1, Math.round(text.split(" ").length / wordsAMinute));
			return {
				id,
				title,
				date,
				author: authorOf(found),
				picture,
				picture_alt,
				minutes,
				summary: firstWords(text, 28),
				html: renderMarkdown(description, 2),
			};
		},
		async listSide() {
			const { items } = await listRecords(services.db, contentTypes.blogs, { page: 1, itemsPerPage: 10 });
			return items.map(({ id, title, picture, description }) => ({
				id,
				title,
				picture,
				excerpt: firstWords(plainText(description), 5, "..."),
			}));
		},
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const blog = loaderData?.record;
	if (!blog)
		return pageMeta(args, {
			title: "No Blog Data",
			description: "There is no blog post at this address.",
			unlisted: true,
		});
	const path = `/blog-details/${blog.id}`;
	const { title, date, author, summary: description, picture } = blog;
	return pageMeta(args, {
		title,
		description,
		path,
		article: true,
		about: (site) => [
			blogPosting(site, { title, date, author, description, picture: pictureUrl(picture), path }),
			breadcrumbs(site, [blogsPage, { words: title, to: path }]),
		],
	});
};

export default function BlogDetails({ loaderData: { record, side } }: Route.ComponentProps) {
	const list = side && {
		title: "Latest Blogs",
		items: side.map(({ id, ...item }) => ({ ...item, to: `/blog-details/${id}`, current: id === record?.id })),
	};
	if (!record)
		return <NoData list={blogsPage} title="No Blog Data" failed={!side} side={list && <SideList {...list} />} />;
	const { title, date, author, minutes, html } = record;
	return (
		<Detail
			list={blogsPage}
			title={title}
			day={dayAndShortMonth(date).day}
			facts={
				<p>
					<time dateTime={readDay(date)}>{formatWeekdayOrdinal(date)}</time>
					{" | "}
					{author}
				</p>
			}
			picture={record}
			html={html}
			margin={
				<MarginFacts
					facts={[{ label: "Takes", value: minutes === 1 ? "a minute to read" : `${minutes} minutes to read` }]}
				/>
			}
			side={list}
		/>
	);
}
