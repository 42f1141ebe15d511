/**
 * What a page of a list costs on its first, middle and last page, with few records and with many, on both engines.
 * Usage: node bench/deep-pages.ts [few] [many] [samples], by default 1000 1000000 500.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { listCareers } from "../src/content/careers/careers.server.ts";
import { listEvents } from "../src/content/events/events.server.ts";
import { listNews } from "../src/content/news/news.server.ts";
import type { Page } from "../src/content/page.server.ts";
import { connect, type Db } from "../src/db/connect.server.ts";
import { migrate } from "../src/db/migrate.server.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { fill } from "./fill-content.ts";

const [few = 1000, many = 1_000_000, samples = 500] = process.argv.slice(2).map(Number);
const now = new Date("2026-06-15T06:00:00Z");
const itemsPerPage = 15;

type List = (db: Db, page: number) => Promise<Page<unknown>>;
const lists: Record<string, List> = {
	news: (db, page) => listNews(db, { page, itemsPerPage }),
	"news of a category": (db, page) => listNews(db, { page, itemsPerPage, category: "Studio" }),
	events: (db, page) => listEvents(db, { page, itemsPerPage, now }),
	careers: (db, page) => listCareers(db, { page, itemsPerPage, now }),
};

const folder = mkdtempSync(join(tmpdir(), "school-bench-"));
const postgres = await startPostgres();
try {
	for (const engine of ["SQLite", "PostgreSQL"] as const) {
		const times = new Map<string, Times>();
		for (const rows of [few, many]) {
			const db = await open(engine, rows);
			const since = performance.now();
			await fill(db, engine, rows);
			console.log(`${engine}: ${rows} records of each kind written in ${((performance.now() - since) / 1000).toFixed(1)} s`);
			for (const [name, list] of Object.entries(lists)) {
				const { lastPage } = await list(db, 1);
				// The neighbours of the middle page lie on other pages of the file, so that no single one stays warm.
				const places = { first: () => 1, middle: (sample: number) => Math.ceil(lastPage / 2) + (sample % 8), last: () => lastPage };
				for (const [place, pageOf] of Object.entries(places)) times.set(`${name}/${place}/${rows}`, await measure((sample) => list(db, pageOf(sample))));
			}
			await db.destroy();
		}
		console.table(Object.fromEntries(Object.keys(lists).flatMap((name) => ["first", "middle", "last"].map((place) => row(times, name, place)))));
	}
} finally {
	postgres.stop();
	rmSync(folder, { recursive: true, force: true });
}

async function open(engine: "SQLite" | "PostgreSQL", rows: number): Promise<Db> {
	const url = new URL(postgres.url);
	if (engine === "PostgreSQL") {
		const server = connect({ databaseUrl: postgres.url, dataDir: folder });
		await sql.raw(`create database bench_${rows}`).execute(server);
		await server.destroy();
		url.pathname = `/bench_${rows}`;
	}
	const db = connect({ dataDir: join(folder, String(rows)), databaseUrl: engine === "PostgreSQL" ? url.href : undefined });
	await migrate(db);
	return db;
}

type Times = { median: number; p99: number };

async function measure(call: (sample: number) => Promise<unknown>): Promise<Times> {
	const times: number[] = [];
	for (let sample = -100; sample < samples; sample += 1) {
		const since = performance.now();
		await call(Math.abs(sample));
		if (sample >= 0) times.push(performance.now() - since);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
	return { median: at(0.5), p99: at(0.99) };
}

/** Milliseconds; the ratio is that of many records to the first page of few. */
function row(times: Map<string, Times>, name: string, place: string) {
	const of = (where: string, rows: number) => times.get(`${name}/${where}/${rows}`) ?? { median: Number.NaN, p99: Number.NaN };
	const [small, large, base] = [of(place, few), of(place, many), of("first", few)];
	const ms = (value: number) => Number(value.toFixed(3));
	const columns = {
		[`median, ${few}`]: ms(small.median),
		[`p99, ${few}`]: ms(small.p99),
		[`median, ${many}`]: ms(large.median),
		[`p99, ${many}`]: ms(large.p99),
		"to the same page of few": ms(large.median / small.median),
		"to the first page of few": ms(large.median / base.median),
	};
	return [`${name}, ${place}`, columns] as const;
}
