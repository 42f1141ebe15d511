import type { ReactNode } from "react";
import { dayAndMonthYear, formatDayAndMonth } from "#src/calendar/format.ts";
import { readLink } from "#src/content/announcements/announcements.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { renderMarkdown } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import { announcementMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { DateBadge } from "#src/site/listing/card/date-badge.tsx";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { Board, buildings } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Route } from "./+types/announcement.ts";
import styles from "./announcement.module.css";

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, async () => {
		const { items } = await listRecords(services.db, contentTypes.announcements, {
			page: 1,
			itemsPerPage: 100,
			now: services.now(),
		});
		return items.map(({ slug, title, link, from_date, picture, picture_alt, description }) => ({
			slug,
			title,
			since: from_date,
			picture,
			picture_alt,
			link: readLink(link) ?? undefined,
			isOwn: link?.startsWith(`${services.siteUrl}/`) ?? false,
			html: renderMarkdown(description, 3),
		}));
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(announcementMessages).title,
		description: messagesOf(announcementMessages).description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(announcementMessages).title, to: paths.announcements }])],
	}));

export default function Announcements({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(announcementMessages);
	const [latest] = (list ?? []).toSorted((one, other) => other.since.localeCompare(one.since));
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				building={
					<>
						{buildings.mess}
						<Board sheets={list?.length ?? 0} />
					</>
				}
				facts={
					latest && [
						{
							value: formatDayAndMonth(latest.since),
							label: messages.latest({ title: latest.title }),
						},
					]
				}
			/>
			{list ? (
				<PageGrid plain className="pad-above-7 pad-below-9">
					{list.length === 0 && <EmptyList text={messages.emptyList} />}
					{list.map((announcement, index) => (
						<Announcement key={announcement.slug} announcement={announcement} eager={index === 0} />
					))}
				</PageGrid>
			) : (
				<ListFailure what={messages.failedList} />
			)}
		</>
	);
}

const hideText = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;

type AnnouncementProps = {
	/** True if in the first view. */
	eager: boolean;
	announcement: {
		slug: string;
		title: string;
		/** The day on which it was announced, `YYYY-MM-DD`. */
		since: string;
		link: string | undefined;
		/** The link leads to this site. */
		isOwn: boolean;
		picture: string;
		picture_alt: string;
		html: string;
	};
};

function Announcement({ eager, announcement }: AnnouncementProps) {
	const messages = useMessages(announcementMessages);
	const { slug, title, since, link, isOwn, picture, picture_alt, html } = announcement;
	const { day, monthYear } = dayAndMonthYear(since);
	return (
		<article id={slug} className={styles.announcement}>
			<DateBadge date={since} day={day} month={monthYear} />
			<div className={styles.text}>
				<h2>{title}</h2>
				<Prose html={html} />
				{link && (
					<p>
						<a
							href={link}
							{...(!isOwn && { target: "_blank", rel: "noopener" })}
							className={`not-printed target strong`}
						>
							{isOwn
								? messages.findOutMore({ title, hidden: hideText })
								: messages.findOutMoreNewTab({ title, hidden: hideText })}
							<Icon name={isOwn ? "arrow" : "external"} />
						</a>
					</p>
				)}
			</div>
			<RecordPicture
				picture={picture}
				alt={picture_alt}
				sizes="(min-width: 62rem) 12rem, 6rem"
				eager={eager}
				className={styles.picture}
			/>
		</article>
	);
}
