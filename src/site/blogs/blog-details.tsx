import { readDay } from "#src/calendar/day.ts";
import { dayAndShortMonth, formatWeekdayOrdinal } from "#src/calendar/format.ts";
import { authorOf } from "#src/content/blogs/blogs.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import { minutesToRead } from "#src/content/text/reading-time.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { blogsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { detailMeta } from "#src/site/detail/detail-meta.ts";
import { DetailPage } from "#src/site/detail/detail-page.tsx";
import { loadDetail } from "#src/site/detail/load-detail.server.ts";
import { MarginFacts } from "#src/site/detail/margin-facts.tsx";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { blogPosting } from "#src/site/head/structured-article.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { schoolIn } from "#src/site/school/school-in.ts";
import { findWriter } from "#src/site/staff/find-writer.server.ts";
import type { Route } from "./+types/blog-details.ts";
import styles from "./blog-details.module.css";

const blogsPage = (messages: MessagesOf<typeof blogsMessages>) => ({ label: messages.title, to: paths.blogs });

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return loadDetail(services, contentTypes.blogs, {
		key: params.key,
		pathOf: ({ id }) => paths.blogDetails(id),
		excerpt: cuts.blogSideList,
		show: async (blog, text) => ({
			author: authorOf(blog),
			writer: await findWriter(services.db, blog.author),
			minutes: minutesToRead(text.split(" ").length),
		}),
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const messages = messagesIn(blogsMessages, schoolIn(args));
	const blog = loaderData?.record;
	return detailMeta(args, blog, {
		list: blogsPage(messages),
		missing: { title: messages.notFoundTitle, description: messages.notFoundDescription },
		article: true,
		about: (site, dated) => blogPosting(site, { ...dated, author: blog?.author ?? "" }),
	});
};

export default function BlogDetails({ loaderData }: Route.ComponentProps) {
	const messages = useMessages(blogsMessages);
	return (
		<DetailPage
			loaderData={loaderData}
			list={blogsPage(messages)}
			sideTitle={messages.sideTitle}
			missingTitle={messages.notFoundTitle}
			describe={({ date, author, writer, minutes }) => ({
				day: dayAndShortMonth(date).day,
				facts: (
					<p>
						<time dateTime={readDay(date)}>{formatWeekdayOrdinal(date)}</time>
						{" | "}
						{writer ? <a href={paths.staffDetails(writer.id)}>{author}</a> : author}
					</p>
				),
				margin: (
					<MarginFacts facts={[{ label: messages.readingTime, value: messages.readingMinutes({ minutes }) }]}>
						{writer && (
							<RecordPicture
								picture={writer.picture}
								alt={writer.picture_alt}
								sizes="6rem"
								className={`not-printed ${styles.portrait}`}
							/>
						)}
					</MarginFacts>
				),
			})}
		/>
	);
}
