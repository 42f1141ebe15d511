/**
 * What a page of a list costs on its first, middle and last page, with few records and with many, on both engines; and what adding one costs.
 * Ends with an error when a page of the many takes more than one and a half times as long.
 * Usage: node bench/deep-pages.ts [few] [many] [samples], by default 1000 1000000 500.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { listCareers } from "../src/content/careers/careers.server.ts";
import { listEvents } from "../src/content/events/events.server.ts";
import { addNews, listNews } from "../src/content/news/news.server.ts";
import type { Page } from "../src/content/page.server.ts";
import { connect, type Db } from "../src/db/connect.server.ts";
import { migrate } from "../src/db/migrate.server.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { fill } from "./fill-content.ts";

const [few = 1000, many = 1_000_000, samples = 500] = process.argv.slice(2).map(Number);
const now = new Date("2026-06-15T06:00:00Z");
const itemsPerPage = 15;

const lists: Record<string, (db: Db, page: number) => Promise<Page<unknown>>> = {
	news: (db, page) => listNews(db, { page, itemsPerPage }),
	"news of a category": (db, page) => listNews(db, { page, itemsPerPage, category: "Studio" }),
	events: (db, page) => listEvents(db, { page, itemsPerPage, now }),
	careers: (db, page) => listCareers(db, { page, itemsPerPage, now }),
};
const news = { title: "One more", place: "The Loft", category: "Studio", picture: "section-1", picture_alt: "A section", description: "One more." };

/** Milliseconds. */
type Times = { median: number; p99: number };

const folder = mkdtempSync(join(tmpdir(), "school-bench-"));
const postgres = await startPostgres();
try {
	for (const engine of ["SQLite", "PostgreSQL"] as const) {
		const [ofFew, ofMany] = [await measureAll(engine, few), await measureAll(engine, many)];
		const times = ({ median, p99 }: Times) => [median.toFixed(3), p99.toFixed(3)];
		print([engine, `median, ${few}`, "p99", `median, ${many}`, "p99", "ratio of medians"]);
		for (const [name, small] of ofFew) {
			const large = ofMany.get(name) ?? small;
			const ratio = large.median / small.median;
			print([name, ...times(small), ...times(large), ratio.toFixed(2)]);
			if (name.endsWith("page") && ratio > 1.5) process.exitCode = 1;
		}
	}
} finally {
	postgres.stop();
	rmSync(folder, { recursive: true, force: true });
}

async function measureAll(engine: "SQLite" | "PostgreSQL", rows: number): Promise<Map<string, Times>> {
	const db = await open(engine, rows);
	const since = performance.now();
	await fill(db, engine, rows);
	console.log(`${engine}: ${rows} records of each kind written in ${((performance.now() - since) / 1000).toFixed(1)} s`);
	const times = new Map<string, Times>();
	for (const [name, list] of Object.entries(lists)) {
		const { lastPage } = await list(db, 1);
		const middle = Math.ceil(lastPage / 2);
		times.set(`${name}, first page`, await measure(samples, () => list(db, 1)));
		// The neighbours too, so that it is not one page of the file that stays at hand.
		times.set(`${name}, middle page`, await measure(samples, (sample) => list(db, middle + (sample % 8))));
		times.set(`${name}, last page`, await measure(samples, () => list(db, lastPage)));
	}
	const add = (date: string) => measure(50, () => db.transaction().execute((trx) => addNews(trx, { ...news, date }, `${date}-${performance.now()}`)));
	times.set("adding the newest", await add("2027-01-01"));
	times.set("adding the oldest", await add("1999-01-01"));
	await db.destroy();
	return times;
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

/** After a fifth as many calls to warm up. */
async function measure(count: number, call: (sample: number) => Promise<unknown>): Promise<Times> {
	const times: number[] = [];
	for (let sample = -Math.ceil(count / 5); sample < count; sample += 1) {
		const since = performance.now();
		await call(Math.abs(sample));
		if (sample >= 0) times.push(performance.now() - since);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
	return { median: at(0.5), p99: at(0.99) };
}

function print([name = "", ...columns]: string[]) {
	console.log(name.padEnd(32) + columns.map((column) => column.padStart(18)).join(""));
}
