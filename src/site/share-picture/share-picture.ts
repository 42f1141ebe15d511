import { darkLogoOf } from "#src/school/logo.ts";
import { siteServices } from "#src/site/context.server.ts";
import { answerFile } from "#src/site/feeds/feed-response.server.ts";
import { pictureOf } from "#src/site/head/share-picture-path.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import type { Route } from "./+types/share-picture.ts";
import { sharePictureText } from "./share-picture-text.server.ts";

export const handle: PageHandle = { queued: true };

/** /og/{path}.png: the picture that social networks show for a page. */
export function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return answerFile(services, "image/png", async () => {
		const path = pictureOf(params["*"]);
		const text = path && (await sharePictureText(services, path));
		if (!text) return undefined;
		const school = services.school.identity;
		return services.drawPicture({ ...text, school, logo: await services.readLogo(darkLogoOf(school)) });
	});
}
