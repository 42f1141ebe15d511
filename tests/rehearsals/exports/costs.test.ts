import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Db } from "#src/db/connect.server.ts";
import { readExport } from "#src/exports/read-exports.server.ts";
import { requestExport } from "#src/exports/request-export.server.ts";
import { exportSourceOf } from "#src/office/exports/list-sources.server.ts";
import { migratedPlace } from "#tests/support/database/databases.ts";
import { fillApplications } from "#tests/support/exports/fill-applications.ts";

const applications = 50_000;
const documentsPerCase = 8;
/** Ten gigabytes of documents of 4 MB. */
const casesWithDocuments = 320;
const most = { megabytes: 80, stallMs: 50 };

let place: Awaited<ReturnType<typeof migratedPlace>>;
let db: Db;

beforeAll(async () => {
	place = await migratedPlace("sqlite");
	db = connect(place);
	await fillApplications(db, applications);
	await db
		.insertInto("members")
		.values({
			...{ email_key: "m", email: "m@x.example", name: "Meera", role: "owner", decides: 1, state: "active" },
			...{ password_hash: null, oidc_subject: null, created_at: new Date().toISOString() },
		} as never)
		.execute();
}, 600_000);
afterAll(async () => {
	await db.destroy();
	await place.drop();
	rmSync(place.dataDir, { recursive: true, force: true });
});

const ask = (count: number, format: "xlsx" | "csv" | "zip", columns: string[]) =>
	db.transaction().execute((trx) => {
		const ids = Array.from({ length: count }, (_, index) => index + 1);
		const by = { id: 1, name: "Meera" };
		return requestExport(trx, { by, list: "cases", title: `${count} ${format}`, format, columns, ids }, new Date());
	});

/** Makes an export in a process of its own, after a small one that warms it up. */
async function cost(count: number, format: "xlsx" | "csv" | "zip", documents = 0) {
	const columns = (exportSourceOf(db, "cases", () => new Date())?.columns ?? []).slice(0, 40).map(({ key }) => key);
	expect(columns).toHaveLength(40);
	await ask(Math.min(count, 200), format, columns);
	const id = await ask(count, format, columns);
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[
			"--disable-warning=ExperimentalWarning",
			"--expose-gc",
			"--max-semi-space-size=2",
			"tests/support/exports/making-process.ts",
		],
		{
			env: { PATH: process.env.PATH, DATA_DIR: place.dataDir, EXPORT: String(id), DOCUMENTS: String(documents) },
			maxBuffer: 1e6,
		},
	);
	const { size } = (await readExport(db, id)) ?? {};
	const measured: { rows: number; megabytes: number; stallMs: number; seconds: number } = JSON.parse(stdout);
	console.log(format, { ...measured, fileMegabytes: (size ?? 0) / 1e6 });
	return measured;
}

test.each(["xlsx", "csv"] as const)(`${applications} rows of 40 columns as %s`, async (format) => {
	const { rows, megabytes, stallMs } = await cost(applications, format);
	expect(rows).toBe(applications);
	expect(megabytes).toBeLessThan(most.megabytes);
	expect(stallMs).toBeLessThan(most.stallMs);
});

test("ten gigabytes of documents", async () => {
	const { rows, megabytes, stallMs } = await cost(casesWithDocuments, "zip", documentsPerCase);
	expect(rows).toBe(casesWithDocuments * documentsPerCase);
	expect(megabytes).toBeLessThan(most.megabytes);
	expect(stallMs).toBeLessThan(most.stallMs);
});
