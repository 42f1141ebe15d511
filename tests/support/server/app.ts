import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { createApp } from "#src/server/app.ts";
import { createLog } from "#src/server/log/log.ts";
import { openServices, type Services } from "#src/server/services.ts";
import { readSettings } from "#src/server/settings.ts";
import { migratedPlace } from "#tests/support/database/databases.ts";

export type TestApp = {
	app: FastifyInstance;
	services: Services;
	url: string;
	log: () => string;
	close: () => Promise<void>;
};

type Engine = "sqlite" | "postgres";
type Clock = () => Date;
/** Gives the app to a test with this clock. */
type Lend = (now: Clock) => TestApp;

const realClock = () => new Date();

/** Apps whose last test left nothing behind, by engine, settings and the time at which they began. */
const untouched = new Map<string, Lend>();

/**
 * The API of a process on an empty database, listening on a free port of the loopback, with its log in memory.
 * A test that has stored nothing leaves its app to the next one in this process that wants the same.
 */
export async function startApp(
	engine: Engine,
	settings: Record<string, string> = {},
	now: Clock = realClock,
): Promise<TestApp> {
	const key = JSON.stringify([engine, settings, now === realClock || now()]);
	const lend = untouched.get(key) ?? (await openApp(engine, settings, now, key));
	untouched.delete(key);
	return lend(now);
}

async function openApp(engine: Engine, settings: Record<string, string>, now: Clock, key: string): Promise<Lend> {
	// A school to be set up begins with other texts.
	const place = await migratedPlace(engine, { texts: settings.EMPTY === undefined });
	const lines: string[] = [];
	let clock = now;
	const defaults = {
		PORT: "0",
		DATA_DIR: place.dataDir,
		RATE_LIMIT: "off",
		LOAD_SHEDDING: "off",
		MIN_FILL_MS: "0",
		// Whatever the day on which the tests run.
		ADMISSIONS: "open",
		PAYMENTS: "sandbox",
		...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
	};
	const services = await openServices(
		readSettings({ ...defaults, ...settings }),
		createLog("info", { write: (line: string) => lines.push(line) }),
		() => clock(),
	);
	const { app } = await createApp(services);
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	const state = () => readState(services.db, place.dataDir);
	const first = await state();
	const end = async () => {
		await app.close();
		await services.transport.close();
		await services.db.destroy();
		await place.drop();
	};
	// Other limits than none are counted in memory, and the sandbox has faults of its own.
	const lendable = settings.RATE_LIMIT === undefined && settings.PAYMENTS !== "sandbox";
	const lend: Lend = (given) => {
		clock = given;
		lines.length = 0;
		return {
			app,
			services,
			url,
			log: () => lines.join(""),
			async close() {
				if (lendable && !untouched.has(key) && (await state().catch(() => undefined)) === first)
					untouched.set(key, lend);
				else await end();
			},
		};
	};
	return lend;
}

/** All that a test could leave in the database and the folder: sums of rows, numbers given out, names of files. */
async function readState(db: Db, dataDir: string): Promise<string> {
	const sums = await db.selectFrom("row_sums").selectAll().orderBy("table_name").orderBy("row_key").execute();
	const shortLived = await sql`
		select (select count(*) from document_claims) as claims, (select count(*) from leases) as leases,
			(select count(*) from link_requests) as links, (select count(*) from mail_counts) as mails,
			(select count(*) from member_sessions) as sessions, (select count(*) from presence) as presence,
			(select count(*) from sign_in_attempts) as attempts, (select count(*) from sign_in_challenges) as challenges
	`.execute(db);
	const numbers = await sql`select * from sqlite_sequence`
		.execute(db)
		.catch(() => sql`select sequencename, last_value from pg_sequences order by sequencename`.execute(db));
	const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.includes(".sqlite"))
		.map(({ parentPath, name }) => join(parentPath, name))
		.sort();
	return JSON.stringify([sums, shortLived.rows, numbers.rows, files]);
}
