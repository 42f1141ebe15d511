import { contentTypes } from "#src/content/content-types.ts";
import * as paths from "#src/paths.ts";
import { recordMessages } from "#src/school/messages/sets/list-messages.ts";
import { aboutMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { NoData } from "#src/site/detail/no-data.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/own-page.ts";
import { describePage } from "./describe-page.server.ts";
import { OwnSection } from "./own-section.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return recordResult(services, {
		type: contentTypes.pages,
		key: params.key,
		show: (page) => describePage(services, page),
		listSide: async () => null,
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const page = loaderData?.record;
	if (!page)
		return pageMeta(args, (_school, messagesOf) => ({
			title: messagesOf(recordMessages).notFoundTitle,
			description: messagesOf(recordMessages).notFoundNote,
			unlisted: true,
		}));
	const { title, lead, description, path } = page;
	return pageMeta(args, {
		title,
		description: description || lead,
		path,
		about: (site) => [breadcrumbs(site, [{ label: title, to: path }])],
	});
};

/** A page that the school has made of sections. */
export default function OwnPage({ loaderData: { record, side, isGone } }: Route.ComponentProps) {
	const { home } = useMessages(aboutMessages);
	if (!record) return <NoData list={{ label: home, to: paths.home }} failed={side === undefined} isGone={isGone} />;
	const { title, lead, sections } = record;
	return (
		<>
			<PageHead title={title} crumbs={[{ label: home, to: paths.home }]} lead={lead} />
			<PageGrid className="rows-7 pad-8">
				{sections.map((section, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: sections have no names of their own
					<OwnSection key={index} section={section} />
				))}
			</PageGrid>
		</>
	);
}
