import { siteServices } from "../context.server.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/og.ts";
import { answerFile } from "./answer.server.ts";
import { pictureOf } from "./og-address.ts";
import { wordsOf } from "./og-words.server.ts";

export const handle: PageHandle = { queued: true };

/** /og/{path}.png: the picture that goes with a page where it is shared. */
export function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return answerFile(services, "image/png", async () => {
		const path = pictureOf(params["*"]);
		const words = path && (await wordsOf(services, path));
		return words ? services.drawPicture(words) : undefined;
	});
}
