import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routeAt } from "#src/office/route-at.ts";
import * as officePaths from "#src/office-paths.ts";

/** The pages in which content is written and published. */
export const contentRoutes: RouteConfigEntry[] = [
	routeAt(officePaths.site, "content/site/site-page.tsx"),
	routeAt(officePaths.siteText(":text"), "content/site/site-text-route.ts"),
	routeAt(officePaths.content, "content/overview-page.tsx"),
	routeAt(officePaths.links(), "content/links/links-page.tsx"),
	routeAt(officePaths.redirects(), "content/redirects/redirects-page.tsx"),
	routeAt(officePaths.translations(), "content/translations/translations-page.tsx"),
	routeAt(officePaths.brokenLinks(), "content/broken-links/broken-page.tsx"),
	routeAt(officePaths.contentPreview(), "content/preview/preview-page.tsx"),
	routeAt(officePaths.previewedPage(), "content/preview/previewed-page.ts"),
	routeAt(officePaths.contentList(":type"), "content/list/list-page.tsx"),
	routeAt(officePaths.newContent(":type"), "content/editor/new-page.tsx"),
	routeAt(officePaths.contentItem(":type", ":id"), "content/editor/editor-page.tsx"),
	routeAt(officePaths.contentVersion(":type", ":id", ":number"), "content/versions/version-page.tsx"),
	routeAt(officePaths.contentDraft(":type", ":id"), "content/editor/draft-route.ts"),
];
