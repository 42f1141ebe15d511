import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import { answerFile } from "#src/site/feeds/feed-response.server.ts";
import type { Route } from "./+types/offline-worker.ts";
import { savedPages, savedTitle } from "./saved-pages.ts";
import { offlineWorker } from "./worker.ts";

/** /offline-worker.js: registered by enhance/install-offline-worker.ts. */
export function loader({ context }: Route.LoaderArgs) {
	return answerFile(
		context.get(siteServices),
		"text/javascript; charset=utf-8",
		async () =>
			`(${offlineWorker})(self,${JSON.stringify(paths.offline)},${JSON.stringify({ savedPages, savedTitle })})`,
	);
}
