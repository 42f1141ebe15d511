import type { BrowserContextOptions } from "playwright-core";
import { openPage } from "#tests/support/browser/open-page.ts";
import type { Site } from "#tests/support/server/site.ts";
import { actAs, type SignedIn } from "./sign-in.ts";

/** A page of the office as a member sees it, with what the browser complains about. */
export async function openOffice(site: Site, member: SignedIn, path: string, options: BrowserContextOptions) {
	const openedPage = await openPage(site, options);
	await actAs(openedPage.page, site, member);
	await openedPage.page.goto(path);
	return openedPage;
}
