import pLimit from "p-limit";
import { allContentTypes } from "#src/content/content-types.ts";
import { adoptRecords } from "#src/content/editing/adopt-records.server.ts";
import { pathOnSite, type RequestPage, siteFault } from "#src/content/links/check-links.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { collectLinks, type FoundLink } from "./collect-links.server.ts";
import type { LinkAnswer, RequestExternal } from "./request-external.server.ts";

type Context = { db: Db; requestPage: RequestPage; ask: RequestExternal; siteUrl: string; now: () => Date };

const hostsAtOnce = 4;
const rowsAtOnce = 100;

/**
 * Asks every address that published records and the school's texts link to, and replaces the list of those that lead
 * nowhere. Where no other site at all was reached, this machine has no connection, and the list stays as it is.
 * @returns how many addresses were asked
 */
export async function checkAllLinks(context: Context, signal: AbortSignal): Promise<number> {
	const links = await collectLinks(context.db, signal);
	const hrefs = [...new Set(links.map(({ href }) => href))];
	const isOwn = (href: string) => pathOnSite(href, context.siteUrl) !== undefined;
	const answers = new Map<string, LinkAnswer>();
	for (const href of hrefs.filter(isOwn)) {
		if (signal.aborted) return 0;
		const fault = await siteFault(pathOnSite(href, context.siteUrl) ?? "/", context.requestPage);
		answers.set(href, { fault: fault ?? null, offline: false });
	}
	const others = await askOthers(
		hrefs.filter((href) => !isOwn(href)),
		context.ask,
		signal,
	);
	const isOffline = others.size > 1 && [...others.values()].every(({ offline }) => offline);
	if (signal.aborted || isOffline) return 0;
	const brokenLinks = links.flatMap((link) => {
		const { fault } = answers.get(link.href) ?? others.get(link.href) ?? { fault: null };
		return fault === null ? [] : [{ ...link, fault }];
	});
	await storeBroken(context, brokenLinks);
	return hrefs.length;
}

/** A few hosts at once, the addresses of each one after the other. What fails is asked again when all were asked. */
async function askOthers(
	hrefs: readonly string[],
	ask: RequestExternal,
	signal: AbortSignal,
): Promise<Map<string, LinkAnswer>> {
	const answers = new Map<string, LinkAnswer>();
	const askAll = (some: readonly string[]) =>
		pLimit(hostsAtOnce).map(Map.groupBy(some, (href) => new URL(href).host).values(), async (ofHost) => {
			for (const href of ofHost) {
				if (signal.aborted) return;
				const answer = await ask(href, signal).catch((error: unknown) => {
					if (!signal.aborted) throw error;
				});
				if (answer) answers.set(href, answer);
			}
		});
	await askAll(hrefs);
	await askAll(hrefs.filter((href) => answers.get(href)?.fault));
	return answers;
}

async function storeBroken(
	{ db, now }: Context,
	brokenLinks: readonly (FoundLink & { fault: string })[],
): Promise<void> {
	const at = now();
	const types = allContentTypes.filter(({ table }) => brokenLinks.some(({ type }) => type === table));
	await db.transaction().execute(async (trx) => {
		// The office names links by the items of their records: records that were added without it get theirs.
		for (const type of types) await adoptRecords(trx, type, at);
		await trx.deleteFrom("broken_links").execute();
		for (let from = 0; from < brokenLinks.length; from += rowsAtOnce)
			await trx
				.insertInto("broken_links")
				.values(brokenLinks.slice(from, from + rowsAtOnce).map((link) => ({ ...link, checked_at: at.toISOString() })))
				.execute();
	});
}
