import { useSearchParams } from "react-router";
import { linkDays } from "#src/admissions/applications/token-scope.ts";
import * as paths from "#src/paths.ts";
import { linkMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { letter, Office } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { LinkRequest } from "#src/site/token-pages/link-request.tsx";
import type { Route } from "./+types/link-page.ts";
import { handleLinkPost } from "./handle-link-post.server.ts";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(linkMessages).title,
		description: messagesOf(linkMessages).description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(linkMessages).title, to: paths.applicationLink }])],
	}));

export const action = (args: Route.ActionArgs) => handleLinkPost(args);

/** Sends the links to applications again. */
export default function LinkPage({ actionData }: Route.ComponentProps) {
	const messages = useMessages(linkMessages);
	const isSent = useSearchParams()[0].get("sent") === "1";
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={messages.lead}
				building={<Office>{letter}</Office>}
				facts={[{ value: linkDays, label: messages.linkDays }]}
			/>
			<LinkRequest returnedForm={actionData} sent={isSent && !actionData} />
		</>
	);
}
