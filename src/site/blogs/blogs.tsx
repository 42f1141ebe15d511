import { authorOf } from "#src/content/blogs/blogs.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import * as paths from "#src/paths.ts";
import { blogsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { feedLink, pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { readPage } from "#src/site/listing/cumulative-pages.server.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listTop } from "#src/site/listing/list-top.ts";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/blogs.ts";
import { BlogSpreads } from "./blog-spreads.tsx";
import styles from "./blogs.module.css";
import { BlogsHead } from "./blogs-head.tsx";

const itemsPerPage = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, async () => {
		const { items, page, lastPage } = await readPage(request, itemsPerPage, (query) =>
			listRecords(services.db, contentTypes.blogs, query),
		);
		const blogs = items.map(({ id, title, date, author, picture, picture_alt }) => ({
			id,
			title,
			date,
			author: authorOf({ author }),
			picture,
			picture_alt,
		}));
		return { page, lastPage, blogs };
	});
}

export const handle: PageHandle = { parameters: ["page"] };

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => [
	...pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(blogsMessages).title,
		description: school.pages.blogs.description,
		page: loaderData?.list?.page ?? 1,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(blogsMessages).title, to: paths.blogs }])],
	})),
	feedLink({ title: "Blogs", address: paths.feed("blogs") }),
];

export default function Blogs({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(blogsMessages);
	return (
		<>
			<BlogsHead />
			{list ? <BlogList list={list} /> : <ListFailure what={messages.failedList} />}
		</>
	);
}

const pageAddress = (page: number) => `${paths.blogs}${page === 1 ? "" : `?page=${page}`}#${listTop}`;

function BlogList({
	list: { page, lastPage, blogs },
}: {
	list: NonNullable<Route.ComponentProps["loaderData"]["list"]>;
}) {
	const messages = useMessages(blogsMessages);
	return (
		<section
			id={listTop}
			tabIndex={-1}
			aria-label={page > 1 ? messages.listPageLabel({ page, lastPage }) : messages.listLabel}
		>
			<PageGrid plain className="pad-above-7 pad-below-8">
				{blogs.length === 0 ? <EmptyList text={messages.emptyList} /> : <BlogSpreads blogs={blogs} />}
				{lastPage > 1 && (
					<nav aria-label={messages.pagesLabel} className={`not-printed ${styles.nav}`}>
						{page > 1 && (
							<a className="target large strong" href={pageAddress(page - 1)} rel="prev">
								<Icon name="back" />
								{messages.newerPosts}
							</a>
						)}
						<span className="small soft figures">{messages.pageOf({ page, lastPage })}</span>
						{page < lastPage && (
							<a className="target large strong" href={pageAddress(page + 1)} rel="next">
								{messages.olderPosts}
								<Icon name="arrow" />
							</a>
						)}
					</nav>
				)}
			</PageGrid>
		</section>
	);
}
