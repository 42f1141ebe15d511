import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { offlineMessages } from "#src/school/messages/sets/frame-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { answerFile } from "#src/site/feeds/feed-response.server.ts";
import type { Route } from "./+types/offline-worker.ts";
import { savedPages, savedTitle } from "./saved-pages.ts";
import { offlineWorker } from "./worker.ts";

/** /offline-worker.js: registered by enhance/install-offline-worker.ts. */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { savedPages: heading } = messagesIn(offlineMessages, services.school);
	const saved = JSON.stringify({ savedPages, savedTitle, heading });
	const tags = JSON.stringify(services.languages.map(({ tag }) => tag));
	return answerFile(
		services,
		"text/javascript; charset=utf-8",
		async () => `(${offlineWorker})(self,${JSON.stringify(paths.offline)},${tags},${saved})`,
	);
}
