import { openBrowser, phone } from "#tests/support/browser/browser.ts";
import type { Row } from "../report.ts";
import { isAhead, recordTransfers, type Transfer } from "./transfers.ts";

const settledMs = 5000;
const isAnnouncement = ({ url }: Transfer) => /\/(announce|confetti)-|\/media\/poster-/.test(url);

/**
 * Measures what a phone loads on its first visit to the home page while no one scrolls, on a fast connection and with
 * headers. The service worker's page is not included.
 */
export async function homeVisit(url: string): Promise<Row[]> {
	const browser = await openBrowser();
	try {
		const context = await browser.newContext({ ...phone, baseURL: url });
		const page = await context.newPage();
		const transfers = await recordTransfers(await context.newCDPSession(page));
		await page.goto("/", { waitUntil: "load" });
		await new Promise((resolve) => setTimeout(resolve, settledMs));
		const row = (what: string, include: (transfer: Transfer) => boolean, budget: Pick<Row, "most"> = {}): Row => {
			const included = transfers().filter(include);
			const bytes = included.reduce((sum, transfer) => sum + transfer.bytes, 0);
			return { what: `/: ${what}`, value: bytes / 1000, unit: "kB", ...budget, note: `${included.length} requests` };
		};
		const isFilm = ({ type }: Transfer) => type === "Media";
		return [
			row("first visit without the film", (one) => !isFilm(one) && !isAhead(one), { most: 160 }),
			row("of that, the announcement after the load", isAnnouncement),
			row("the film", isFilm),
			row("prefetched next pages", isAhead),
		];
	} finally {
		await browser.close();
	}
}
