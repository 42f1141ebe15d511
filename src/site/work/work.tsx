import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { workMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { feedLink, pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { readCumulativePages } from "#src/site/listing/cumulative-pages.server.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { ShowEarlier, ShowMore } from "#src/site/listing/show-more.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { LongStudio } from "#src/site/page-head/hill/long-studio.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/work.ts";
import { summarizeProject } from "./project-summary.ts";
import { ProjectTile } from "./project-tile.tsx";
import styles from "./work.module.css";

const itemsPerPage = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, async () => {
		const cumulativePages = await readCumulativePages(request, itemsPerPage, (query) =>
			listRecords(services.db, contentTypes.projects, query),
		);
		return { ...cumulativePages, items: cumulativePages.items.map(summarizeProject) };
	});
}

export const handle: PageHandle = { parameters: ["page"] };

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) => [
	...pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(workMessages).title,
		description: school.pages.work.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(workMessages).title, to: paths.work }])],
	})),
	feedLink({ title: "Students’ work", address: paths.feed("work") }),
];

const pageAddress = (page: number) => (page === 1 ? paths.work : `${paths.work}?page=${page}`);

export default function Work({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(workMessages);
	const headTexts = useMessages(headMessages);
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.work.lead}
				building={list && list.total > 0 && <LongStudio seats={list.total} />}
				facts={list ? [{ value: list.total, label: headTexts.projects({ count: list.total }) }] : []}
			/>
			{list ? (
				<PageGrid plain className="pad-above-8 pad-below-9">
					{list.items.length === 0 && <EmptyList text={messages.emptyList} />}
					<ShowEarlier list={list} pageAddress={pageAddress} what="projects" />
					<ul data-entries className={styles.wall}>
						{list.items.map((project, index) => (
							<ProjectTile
								key={project.slug}
								project={project}
								eager={index === 0}
								id={index > 0 && index % itemsPerPage === 0 ? `from-${list.first + index / itemsPerPage}` : undefined}
							/>
						))}
					</ul>
					{list.items.length > 0 && <ShowMore list={list} pageAddress={pageAddress} what="projects" />}
				</PageGrid>
			) : (
				<ListFailure what={messages.failedList} />
			)}
		</>
	);
}
