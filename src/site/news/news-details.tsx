import { readDay } from "#src/calendar/day.ts";
import { dayAndMonthYear, formatWeekdayOrdinalYear } from "#src/calendar/format.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { newsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { detailMeta } from "#src/site/detail/detail-meta.ts";
import { DetailPage } from "#src/site/detail/detail-page.tsx";
import { loadDetail } from "#src/site/detail/load-detail.server.ts";
import { MarginFacts } from "#src/site/detail/margin-facts.tsx";
import { newsArticle } from "#src/site/head/structured-article.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { schoolIn } from "#src/site/school/school-in.ts";
import { findWriter } from "#src/site/staff/find-writer.server.ts";
import type { Route } from "./+types/news-details.ts";

const newsPage = (messages: MessagesOf<typeof newsMessages>) => ({ label: messages.title, to: paths.news });

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return loadDetail(services, contentTypes.news, {
		key: params.key,
		pathOf: ({ slug }) => paths.newsDetails(slug),
		excerpt: cuts.sideList,
		show: async ({ place, category, author }) => ({
			place,
			category,
			author,
			writer: await findWriter(services.db, author),
		}),
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const messages = messagesIn(newsMessages, schoolIn(args));
	return detailMeta(args, loaderData?.record, {
		list: newsPage(messages),
		missing: { description: messages.notFoundDescription },
		article: true,
		about: (site, dated) => newsArticle(site, { ...dated, author: loaderData?.record?.author ?? null }),
	});
};

export default function NewsDetails({ loaderData }: Route.ComponentProps) {
	const messages = useMessages(newsMessages);
	return (
		<DetailPage
			loaderData={loaderData}
			list={newsPage(messages)}
			sideTitle={messages.sideTitle}
			describe={({ date, place, category, author, writer }) => ({
				day: dayAndMonthYear(date).day,
				facts: (
					<>
						<time dateTime={readDay(date)}>{formatWeekdayOrdinalYear(date)}</time>
						<p>{place}</p>
					</>
				),
				margin: (
					<MarginFacts
						facts={[
							...(author === null
								? []
								: [{ label: messages.writtenBy, value: <Author name={author} id={writer?.id} /> }]),
							{ label: messages.category, value: <CategoryLink category={category} /> },
						]}
					/>
				),
			})}
		/>
	);
}

/** @param id of the member of staff whom the name is of */
function Author({ name, id }: { name: string; id: number | undefined }) {
	return id === undefined ? name : <a href={paths.staffDetails(id)}>{name}</a>;
}

function CategoryLink({ category }: { category: string }) {
	return <a href={`${paths.news}?${new URLSearchParams({ category: category.toLowerCase() })}`}>{category}</a>;
}
