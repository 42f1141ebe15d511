import { useSearchParams } from "react-router";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import type { Route } from "./+types/link-page.ts";
import { handleLinkPost } from "./handle-link-post.server.ts";
import { LinkRequest } from "./link-request.tsx";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Find your application",
		description:
			"The link to an application that you sent, or saved for later, once more by e-mail: for mails that are lost " +
			"and links that no longer work.",
		about: (site) => [breadcrumbs(site, [{ label: "Find your application", to: paths.applicationLink }])],
	});

export const action = (args: Route.ActionArgs) => handleLinkPost(args);

/** Sends the links to applications again. */
export default function LinkPage({ actionData }: Route.ComponentProps) {
	const isSent = useSearchParams()[0].get("sent") === "1";
	return (
		<>
			<PageBanner
				title="Find your application"
				crumbs={[{ label: "Home", to: paths.home }]}
				lead="A link in our mail opens your application. If the mail is lost, or the link has ended, we send a new one."
			/>
			<LinkRequest returned={actionData} sent={isSent && !actionData} />
		</>
	);
}
