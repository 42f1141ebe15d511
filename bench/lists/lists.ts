import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { connect, type Db } from "../../src/db/connect.server.ts";
import { migrate } from "../../src/db/migrate/migrate.server.ts";
import { startPostgres } from "../../tests/support/database/postgres.ts";
import { fill } from "../fill-content.ts";
import type { LoadResult } from "../load.ts";
import { median } from "../median.ts";
import { runLoad, type Subject, startSite } from "../processes.ts";
import { isKept, type Row } from "../report.ts";
import { get } from "../requests.ts";
import { type Read, readLists } from "./list-reads.ts";

const [few, many] = [1000, 1_000_000];
/** Most times as long that the first and the last page of the many may take. */
const maxTimes = 1.5;
/** The most that any page of the many may take, median in ms. */
const maxForAnyPage = 100;
/** The most that a page of the few may take when 50 ask at once, p99 in ms. */
const maxForFew = 10;
const address = "/api/v1/website/news/list";

/**
 * Measures what a page of a list costs with few records and with many: over HTTP, and from the database, on both
 * engines.
 */
export async function lists(): Promise<Row[]> {
	const folder = mkdtempSync(join(tmpdir(), "school-bench-"));
	try {
		const dataDirs = [few, many].map((size) => join(folder, String(size)));
		const onSqlite = await compare(
			"SQLite",
			await Promise.all(dataDirs.map((dataDir) => migrated(connect({ dataDir })))),
		);
		// The site is asked before there is a PostgreSQL, which would tidy up meanwhile.
		const rows = await ask(dataDirs);
		return [...rows, ...onSqlite, ...(await compareOnPostgres())];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function compareOnPostgres(): Promise<Row[]> {
	const postgres = await startPostgres();
	try {
		const urls = await Promise.all([few, many].map((size) => createDatabase(postgres.url, `bench_${size}`)));
		return await compare(
			"PostgreSQL",
			await Promise.all(urls.map((databaseUrl) => migrated(connect({ databaseUrl, dataDir: tmpdir() })))),
		);
	} finally {
		postgres.stop();
	}
}

async function migrated(db: Db): Promise<Db> {
	await migrate(db);
	return db;
}

/** @returns its address */
async function createDatabase(server: string, name: string): Promise<string> {
	const db = connect({ databaseUrl: server, dataDir: tmpdir() });
	await sql.raw(`create database ${name}`).execute(db);
	await db.destroy();
	return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** @param dbs an empty one for few records and one for many; closed afterwards */
async function compare(engine: "SQLite" | "PostgreSQL", dbs: readonly Db[]): Promise<Row[]> {
	const [ofFew, ofMany] = dbs as [Db, Db];
	await fill(ofFew, engine, few);
	await fill(ofMany, engine, many);
	const rounds = [rowsOf(engine, await readLists(ofFew, ofMany))];
	// The choice of processor for each database makes half a millisecond's difference: the median of three rounds leaves
	// that out.
	if (!rounds[0]?.every(isKept))
		for (let round = 1; round < 3; round += 1) rounds.push(rowsOf(engine, await readLists(ofFew, ofMany)));
	for (const db of dbs) await db.destroy();
	return (rounds[0] ?? []).map((row, index) => ({
		...row,
		value: median(rounds.map((rows) => rows[index]?.value ?? Number.NaN)),
	}));
}

/** First and last pages have a budget as a ratio, middle ones in milliseconds; the others are for information. */
function rowsOf(engine: string, reads: readonly Read[]): Row[] {
	return reads.map(({ what, few, many }) => {
		const note = [many, few]
			.map((times) => `${times.median.toFixed(2)} ms (p99 ${times.p99.toFixed(2)})`)
			.join(" against ");
		const name = `${engine}, ${what}`;
		if (what.endsWith("middle page")) return { what: name, value: many.median, unit: "ms", most: maxForAnyPage, note };
		const most = /(first|last) page$/.test(what) ? { most: maxTimes } : {};
		return { what: name, value: many.median / few.median, unit: "×", ...most, note };
	});
}

/** Two sites, one with few records and one with many, in turn, at 50 connections. */
async function ask(dataDirs: readonly string[]): Promise<Row[]> {
	const sites = await Promise.all(dataDirs.map((dataDir) => startSite({ DATA_DIR: dataDir, DEMO: "off" })));
	const [ofFew, ofMany] = sites as [Subject, Subject];
	try {
		const rows: Row[] = [];
		for (const which of ["first", "last"] as const) {
			const rounds: Record<"few" | "many", LoadResult["times"][string]>[] = [];
			for (let round = 0; round < 8; round += 1) {
				const [few, many] = [await load(ofFew, which), await load(ofMany, which)];
				// The first time everything is new to the process.
				if (round > 0) rounds.push({ few, many });
			}
			const [p99OfFew, p99OfMany] = [
				median(rounds.map(({ few }) => few.p99)),
				median(rounds.map(({ many }) => many.p99)),
			];
			const ratio = median(rounds.map((round) => round.many.p50 / round.few.p50));
			rows.push({
				what: `The site, ${which} page of ${few}: p99 at 50 connections`,
				value: p99OfFew,
				unit: "ms",
				most: maxForFew,
			});
			rows.push({
				what: `The site, ${which} page of ${many}: p99 at 50 connections`,
				value: p99OfMany,
				unit: "ms",
				most: maxTimes * maxForFew,
			});
			rows.push({
				what: `The site, ${which} page of ${many} against ${few}`,
				value: ratio,
				unit: "×",
				most: maxTimes,
			});
		}
		return rows;
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
	}
}

async function load({ port }: Subject, which: "first" | "last"): Promise<LoadResult["times"][string]> {
	const { payload } = (await (await fetch(`http://127.0.0.1:${port}${address}`)).json()) as {
		payload: { pagination: { last_page: number } };
	};
	const text = get(which === "first" ? address : `${address}?page=${payload.pagination.last_page}`);
	const { times, statuses } = await runLoad({ port, connections: 50, seconds: 2, requests: [{ name: "list", text }] });
	if (!times.list || Object.keys(statuses).join() !== "200")
		throw new Error(`A list was answered with ${JSON.stringify(statuses)}`);
	return times.list;
}
