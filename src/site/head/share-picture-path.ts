import * as paths from "#src/paths.ts";
/** Size in pixels, as social networks require. */
export const pictureSize = { width: 1200, height: 630 };

/** The address of a page's picture: `/og/news.png` for `/news`, `/og/index.png` for the home page. */
export function pictureAddress(path: string): string {
	return paths.sharePicture(`${path.slice(1) || "index"}.png`);
}

/**
 * The path of the page that a picture belongs to. @param rest what follows `/og/` @returns undefined for any other
 * address
 */
export function pictureOf(rest: string): string | undefined {
	const [, name] = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.png$/.exec(rest) ?? [];
	return name && (name === "index" ? paths.home : `/${name}`);
}
