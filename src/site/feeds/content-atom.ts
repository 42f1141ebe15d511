import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/content-atom.ts";
import { writeContentFeed } from "./content-feed.server.ts";
import { answerFile } from "./feed-response.server.ts";

/** /news/atom.xml, /blogs/atom.xml, and the feed of any other content type that has one. */
export function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return answerFile(services, "application/atom+xml; charset=utf-8", () =>
		writeContentFeed(services, paths.feed(params.list)),
	);
}
