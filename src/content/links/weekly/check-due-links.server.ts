import { dayAtSchool } from "#src/calendar/day.ts";
import { adoptRecords } from "#src/content/editing/adopt-records.server.ts";
import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { pathOnSite, type RequestPage, siteFault } from "#src/content/links/check-links.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { collectLinks } from "./collect-links.server.ts";
import type { LinkAnswer, RequestExternal } from "./request-external.server.ts";

export type LinkCheckContext = {
	db: Db;
	requestPage: RequestPage;
	ask: RequestExternal;
	siteUrl: string;
	now: () => Date;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekMs = 7 * dayMs;
/** Longer than one round takes; it is renewed with each. */
const leaseMs = 15 * minuteMs;
const hostsAtOnce = 4;
/** Addresses of one round. */
const roundSize = 100;

/**
 * Checks the links of published records once a week, and those that failed again on the next day. One process at a
 * time does this.
 * @returns how many addresses were checked
 */
export async function checkDueLinks(context: LinkCheckContext, signal: AbortSignal): Promise<number> {
	const { db, now } = context;
	let checked = 0;
	let run = await claimRun(db, now());
	if (!run) return 0;
	if (run.collected_at === null || run.collected_at <= new Date(now().getTime() - weekMs).toISOString()) {
		await collectLinks(db, now(), signal);
		if (signal.aborted) return checked;
		await db.updateTable("link_check_runs").set({ collected_at: now().toISOString() }).execute();
	}
	while (run && !signal.aborted) {
		const due = await db
			.selectFrom("link_checks")
			.select("href")
			.distinct()
			.where("due_at", "<=", now().toISOString())
			.orderBy("href")
			.limit(roundSize)
			.execute();
		if (due.length === 0) break;
		await checkRound(
			context,
			due.map(({ href }) => href),
			signal,
		);
		checked += due.length;
		run = await claimRun(db, now(), run.lease_until);
	}
	await adoptBroken(db, now());
	await db.updateTable("link_check_runs").set({ lease_until: now().toISOString() }).execute();
	return checked;
}

/** The office lists broken links with the items of their records: records that were added without it get theirs. */
async function adoptBroken(db: Db, now: Date): Promise<void> {
	const rows = await db
		.selectFrom("link_checks")
		.select("type")
		.distinct()
		.where("broken_at", "is not", null)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("content_items")
						.select("content_items.id")
						.whereRef("content_items.type", "=", "link_checks.type")
						.whereRef("content_items.record_id", "=", "link_checks.record_id"),
				),
			),
		)
		.execute();
	for (const { type } of rows) {
		const known = contentTypeNamed(type);
		if (known) await db.transaction().execute((trx) => adoptRecords(trx, known, now));
	}
}

/** @param held until when this process has it already */
async function claimRun(db: Db, now: Date, held?: string) {
	const lease = new Date(now.getTime() + leaseMs).toISOString();
	await db
		.insertInto("link_check_runs")
		.values({ id: 1, lease_until: "", collected_at: null })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
	return db
		.updateTable("link_check_runs")
		.set({ lease_until: lease })
		.where((row) => (held === undefined ? row("lease_until", "<=", now.toISOString()) : row("lease_until", "=", held)))
		.returningAll()
		.executeTakeFirst();
}

/** The site's own addresses one after the other; elsewhere a few hosts at once, each one after the other. */
async function checkRound(context: LinkCheckContext, hrefs: readonly string[], signal: AbortSignal): Promise<void> {
	const { siteUrl, ask } = context;
	const own = hrefs.filter((href) => pathOnSite(href, siteUrl) !== undefined);
	for (const href of own) if (!signal.aborted) await noteResult(context, href, await askSite(context, href));
	const elsewhere = hrefs.filter((href) => !own.includes(href));
	const byHost = [...Map.groupBy(elsewhere, (href) => new URL(href).host).values()];
	const asked: { href: string; result: LinkAnswer }[] = [];
	async function askHosts() {
		for (let hosts = byHost.shift(); hosts; hosts = byHost.shift())
			for (const href of hosts) {
				if (signal.aborted) return;
				const result = await ask(href, signal).catch((error: unknown) => {
					if (!signal.aborted) throw error;
				});
				if (result) asked.push({ href, result });
			}
	}
	await Promise.all(Array.from({ length: hostsAtOnce }, askHosts));
	// Where no host at all was reached, this machine has no connection: nothing is known of the links.
	const isOffline = asked.length > 1 && asked.every(({ result }) => result.offline);
	for (const { href, result } of asked)
		await (isOffline ? postpone(context, href) : noteResult(context, href, result.fault));
}

/** Checks one address at once. @returns what is wrong with it, as a sentence */
export async function checkLinkNow(
	context: LinkCheckContext,
	href: string,
	signal: AbortSignal,
): Promise<string | null> {
	const own = pathOnSite(href, context.siteUrl) !== undefined;
	const fault = own ? await askSite(context, href) : (await context.ask(href, signal)).fault;
	await noteResult(context, href, fault);
	return fault;
}

async function askSite({ siteUrl, requestPage }: LinkCheckContext, href: string): Promise<string | null> {
	return (await siteFault(pathOnSite(href, siteUrl) ?? "/", requestPage)) ?? null;
}

async function postpone({ db, now }: LinkCheckContext, href: string): Promise<void> {
	const due_at = new Date(now().getTime() + 60 * minuteMs).toISOString();
	await db.updateTable("link_checks").set({ due_at }).where("href", "=", href).execute();
}

/** A link is broken after two checks in a row that failed on different days. */
async function noteResult({ db, now }: LinkCheckContext, href: string, fault: string | null): Promise<void> {
	const at = now().toISOString();
	const next = (ms: number) => new Date(now().getTime() + ms).toISOString();
	if (fault === null) {
		const whole = { fault: null, failed_since: null, broken_at: null, left_at: null, left_by: null };
		await db
			.updateTable("link_checks")
			.set({ ...whole, checked_at: at, due_at: next(weekMs) })
			.where("href", "=", href)
			.execute();
		return;
	}
	const rows = await db
		.selectFrom("link_checks")
		.select(["id", "failed_since", "broken_at"])
		.where("href", "=", href)
		.execute();
	for (const { id, failed_since, broken_at } of rows) {
		const since = failed_since ?? at;
		const isBroken = broken_at !== null || dayAtSchool(new Date(since)) < dayAtSchool(now());
		await db
			.updateTable("link_checks")
			.set({
				fault,
				checked_at: at,
				failed_since: since,
				broken_at: isBroken ? (broken_at ?? at) : null,
				due_at: next(isBroken ? weekMs : dayMs),
			})
			.where("id", "=", id)
			.execute();
	}
}
