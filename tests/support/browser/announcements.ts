import type { Page } from "playwright-core";
import { seenKey } from "#src/site/home/announcement/choose-announcement.ts";

/** The announcements in the home page of the site at this address, in the order in which a visitor gets them. */
export async function announcementIds(site: string): Promise<string[]> {
	const html = await (await fetch(site)).text();
	return [...html.matchAll(/data-announcement="([^"]+)"/g)].map(([, id = ""]) => id);
}

/**
 * Makes the page's visits to the site at this address, from now on, those of someone who has seen its announcements.
 */
export async function withAnnouncementsSeen(page: Page, site: string): Promise<void> {
	await page.addInitScript(storeSeen, { key: seenKey, seen: await announcementIds(site) });
}

/** Does the same as above, until the browser's storage is emptied. */
export async function storeAnnouncementsSeen(page: Page, site: string): Promise<void> {
	await page.goto(`${site}/robots.txt`);
	await page.evaluate(storeSeen, { key: seenKey, seen: await announcementIds(site) });
}

function storeSeen({ key, seen }: { key: string; seen: string[] }) {
	localStorage.setItem(key, JSON.stringify(seen));
}
