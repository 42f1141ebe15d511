import type { Keys } from "#src/content/content-type.ts";
import { contentTypes } from "#src/content/content-types.ts";
import type { GalleryFields } from "#src/content/gallery/gallery.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { galleryMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { readCumulativePages } from "#src/site/listing/cumulative-pages.server.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { ShowEarlier, ShowMore } from "#src/site/listing/show-more.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/gallery.ts";
import type { GalleryEntry } from "./gallery-entry.ts";
import { HandsWall } from "./hands-wall.tsx";
import { Viewer } from "./viewer.tsx";
import { Wall } from "./wall.tsx";

const itemsPerPage = 15;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, async () => {
		const [gallery, wall] = await Promise.all([
			readCumulativePages(request, itemsPerPage, (query) =>
				listRecords(services.db, contentTypes.gallery, { ...query, wall: "0" }),
			),
			listRecords(services.db, contentTypes.gallery, { ...wholeList, wall: "1" }),
		]);
		return {
			...gallery,
			items: gallery.items.map(showEntry),
			wall: wall.items.map((item) => ({ ...showEntry(item), year: item.date.slice(0, 4), hand: item.hand })),
		};
	});
}

function showEntry({ slug, title, picture, picture_alt, credit, video }: GalleryFields & Keys): GalleryEntry {
	return { slug, title, picture, picture_alt, credit, video };
}

export const handle: PageHandle = { parameters: ["page"] };

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(galleryMessages).title,
		description: school.pages.gallery.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(galleryMessages).title, to: paths.gallery }])],
	}));

export default function Gallery({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(galleryMessages);
	const headTexts = useMessages(headMessages);
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.gallery.lead}
				facts={
					list
						? [
								list.wall.length > 0 && {
									value: list.wall.length,
									label: messages.wallCount({ count: list.wall.length }),
								},
								{ value: list.total, label: headTexts.pictures({ count: list.total }) },
							]
						: []
				}
			/>
			{list ? <Hanging list={list} /> : <ListFailure what={messages.failedList} />}
		</>
	);
}

const pageAddress = (page: number) => (page === 1 ? paths.gallery : `${paths.gallery}?page=${page}`);

function Hanging({ list }: { list: NonNullable<Route.ComponentProps["loaderData"]["list"]> }) {
	const messages = useMessages(galleryMessages);
	if (list.items.length + list.wall.length === 0) {
		return (
			<PageGrid plain className="pad-above-6 pad-below-8">
				<EmptyList text={messages.emptyList} />
			</PageGrid>
		);
	}
	return (
		<PageGrid plain className="pad-above-6 pad-below-8">
			{list.page === 1 && <HandsWall drawings={list.wall} />}
			<ShowEarlier list={list} pageAddress={pageAddress} what="pictures" />
			<Wall
				items={list.items}
				firstPage={list.first}
				itemsPerPage={itemsPerPage}
				eager={list.page > 1 || list.wall.length === 0}
			/>
			{list.items.length > 0 && <ShowMore list={list} pageAddress={pageAddress} what={messages.counted} />}
			<Viewer />
		</PageGrid>
	);
}
