import { iconAddress } from "#src/school/icons.ts";
import type { Identity } from "#src/school/identity.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/web-manifest.ts";
import { answerFile } from "./feed-response.server.ts";

const icon = (identity: Identity, size: 192 | 512, purpose: "any" | "maskable") => ({
	src: iconAddress(identity, `${purpose === "maskable" ? "maskable" : "icon"}-${size}.png`),
	sizes: `${size}x${size}`,
	type: "image/png",
	purpose,
});

/** /site.webmanifest: how the site looks on a home screen. */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { identity } = services.school;
	const manifest = {
		id: "/",
		name: identity.name,
		short_name: identity.shortName,
		description: identity.tagline,
		lang: "en-IN",
		start_url: "/",
		display: "browser",
		background_color: identity.colours.paper,
		theme_color: identity.colours.shola,
		icons: [
			icon(identity, 192, "any"),
			icon(identity, 512, "any"),
			icon(identity, 192, "maskable"),
			icon(identity, 512, "maskable"),
		],
	};
	return answerFile(services, "application/manifest+json; charset=utf-8", async () => JSON.stringify(manifest));
}
