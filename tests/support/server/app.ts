import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { keepForms } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { keepCourses } from "#src/enquiries/enquiry-forms.ts";
import { createApp } from "#src/server/app.ts";
import { createLog } from "#src/server/log/log.ts";
import { openServices, type Services } from "#src/server/services.ts";
import { readSettings } from "#src/server/settings.ts";
import { migratedPlace } from "#tests/support/database/databases.ts";
import type { Engine } from "#tests/support/server/engines.ts";

export type TestApp = {
	app: FastifyInstance;
	services: Services;
	url: string;
	log: () => string;
	close: () => Promise<void>;
};

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
	const lend: Lend = (newClock) => {
		clock = newClock;
		lines.length = 0;
		return {
			app,
			services,
			url,
			log: () => lines.join(""),
			async close() {
				// Other tests of this process ask for the product's own forms.
				keepForms();
				keepCourses();
				if (lendable && !untouched.has(key) && (await state().catch(() => undefined)) === first)
					untouched.set(key, lend);
				else await end();
			},
		};
	};
	return lend;
}

/** Tables that a site writes without a visitor. */
const ownTables = new Set(
	"build_files failure_days failures health_findings job_runs jobs leases rate_windows".split(" "),
);

/** All that a test could leave in the database and the folder: rows, numbers given out, names of files. */
async function readState(db: Db, dataDir: string): Promise<string> {
	const { rows: tables } = await (isPostgres(db)
		? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by name`
		: sql<{ name: string }>`select name from sqlite_schema where type = 'table' order by name`
	).execute(db);
	const state = createHash("sha256");
	for (const { name } of tables) {
		if (ownTables.has(name)) continue;
		const { rows } = await (isPostgres(db)
			? sql`select r::text from ${sql.table(name)} as r order by r::text`
			: sql`select * from ${sql.table(name)}`
		).execute(db);
		state.update(JSON.stringify([name, rows]));
	}
	const numbers = await sql`select * from sqlite_sequence`
		.execute(db)
		.catch(() => sql`select sequencename, last_value from pg_sequences order by sequencename`.execute(db));
	const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.includes(".sqlite"))
		.map(({ parentPath, name }) => join(parentPath, name))
		.sort();
	return state.update(JSON.stringify([numbers.rows, files])).digest("hex");
}
