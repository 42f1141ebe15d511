import { sql } from "kysely";
import type { Db } from "../src/db/connect.server.ts";

const batchSize = 100_000;

/**
 * Inserts this many news, events and job openings with plain SQL. Their days lie between 2000 and 2026; 20 job openings
 * are open until the end of 2026, the others were closed by May. The disk is awaited once, at the end.
 */
export async function fill(db: Db, engine: "SQLite" | "PostgreSQL", rows: number): Promise<void> {
	const postgres = engine === "PostgreSQL";
	/** Splits a statement into batches, because PostgreSQL ends a statement after 30 seconds. */
	const inBatches = (statement: (numbers: string) => string) =>
		Array.from({ length: Math.ceil(rows / batchSize) }, (_, batch) => {
			const [first, last] = [batch * batchSize + 1, Math.min(rows, (batch + 1) * batchSize)];
			return statement(
				postgres
					? `from generate_series(${first}, ${last}) as n(i)`
					: `from (with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last}) select i from n)`,
			);
		});
	/** A number of days after the first of 2000, in no order. */
	const day = (days: string) =>
		postgres
			? `to_char(date '2000-01-01' + (${days})::integer, 'YYYY-MM-DD')`
			: `date('2000-01-01', (${days}) || ' days')`;
	const category = "case i % 4 when 0 then 'Studio' when 1 then 'Campus' when 2 then 'Awards' else 'Research' end";
	const text = "'The studio walks the site before it draws it, and comes back wet. Sheet ' || i";
	const picture = "'section-' || (i % 12), 'Section through a slope'";
	const setting = (name: string, value: string) => [`alter system set ${name} = ${value}`, "select pg_reload_conf()"];
	const hurry = postgres
		? [...setting("fsync", "off"), ...setting("full_page_writes", "off"), ...setting("max_wal_size", "'8GB'")]
		: ["pragma synchronous = off"];
	const settle = postgres
		? ["vacuum analyze", "checkpoint", ...setting("fsync", "on"), ...setting("full_page_writes", "on")]
		: ["analyze", "pragma wal_checkpoint(truncate)", "pragma synchronous = full"];
	const newsDay = day("i % 9800 * 7919 % 9800");
	const indexes = await readIndexes(db, postgres);
	const statements = [
		...hurry,
		...indexes.map(({ drop }) => drop),
		...inBatches(
			(
				numbers,
			) => `insert into news (slug, title, date, place, category, category_key, picture, picture_alt, description)
			select 'news-' || i, ${text}, ${newsDay}, 'The Loft', ${category}, lower(${category}), ${picture}, ${text}
			${numbers}`,
		),
		...inBatches(
			(numbers) => `insert into events (slug, title, date, place, picture, picture_alt, description)
			select 'event-' || i, ${text}, ${newsDay}, 'The Loft', ${picture}, ${text} ${numbers}`,
		),
		...inBatches(
			(
				numbers,
			) => `insert into careers (slug, title, qualification, experience_min, experience_max, vacancies, place, duration,
				posted_on, last_date, notes, description)
			select 'career-' || i, ${text}, 'B.Arch', 1, 5, 1, 'The Loft', 'Full time', ${day("i % 9600 * 7919 % 9600")},
				case when i <= 20 then '2026-12-31' else ${day("i % 9600 * 7919 % 9600 + 30")} end, '', ${text} ${numbers}`,
		),
		...indexes.map(({ create }) => create),
		...settle,
	];
	for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Indexes are dropped and created again, which is many times as fast as inserting into them in no order. */
async function readIndexes(db: Db, postgres: boolean): Promise<{ drop: string; create: string }[]> {
	const tables = "('news', 'events', 'careers')";
	const query = postgres
		? `select indexname as name, indexdef as definition from pg_indexes
			where tablename in ${tables} and indexdef not like 'CREATE UNIQUE%'`
		: `select name, sql as definition from sqlite_master
			where type = 'index' and sql is not null and tbl_name in ${tables}`;
	const { rows } = await sql.raw<{ name: string; definition: string }>(query).execute(db);
	return rows.map(({ name, definition }) => ({ drop: `drop index ${name}`, create: definition }));
}
