import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { isReady } from "./readiness.ts";

const folder = mkdtempSync(join(tmpdir(), "readiness-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(["sqlite", "postgres"] as const)("a process is ready (%s)", (engine) => {
	let school: TestApp;
	beforeEach(async () => {
		school = await startApp(engine);
	});
	afterEach(() => school.close());

	it("while its database answers and its disk takes a file, of which nothing stays", async () => {
		const stagingFolder = join(folder, engine, "incoming");
		expect(await isReady({ db: school.services.db, stagingFolder })).toBe(true);
		expect(readdirSync(stagingFolder)).toEqual([]);
	});

	it("not without a place for uploads", async () => {
		const file = join(folder, `${engine}-file`);
		writeFileSync(file, "");
		expect(await isReady({ db: school.services.db, stagingFolder: join(file, "incoming") })).toBe(false);
	});
});

it("is not ready when its database says nothing", async () => {
	const silent = { getExecutor: () => ({ ...never(), executeQuery: () => new Promise(() => {}) }) } as unknown as Db;
	expect(await isReady({ db: silent, stagingFolder: folder }, 20)).toBe(false);
});

/** Returns what a statement asks of an executor before it is sent. */
function never() {
	return { transformQuery: (node: unknown) => node, compileQuery: () => ({}) };
}
