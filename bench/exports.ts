import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { fillApplications } from "#tests/support/exports/fill-applications.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { effortOf } from "#tests/support/server/process-usage.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";
import { readExport } from "../src/exports/read-exports.server.ts";
import * as officePaths from "../src/office-paths.ts";
import { health } from "../src/paths.ts";
import type { Row } from "./report.ts";

const [rows, mostColumns] = [50_000, 40];
const formats = ["csv", "xlsx"];
const query = "type=barch&sort=reference";
/** The longest that anything else waits for, in ms; and what the process may grow by, in MB. */
const [mostStall, mostMemory] = [50, 80];

/** What an export of 50,000 applications with 40 columns costs the process that makes it, on both engines. */
export async function exports(): Promise<Row[]> {
	const postgres = await startPostgres();
	try {
		return [...(await measure("SQLite", {})), ...(await measure("PostgreSQL", { DATABASE_URL: postgres.url }))];
	} finally {
		postgres.stop();
	}
}

async function measure(engine: string, settings: Record<string, string>): Promise<Row[]> {
	const site = await startServer("sqlite", { DEMO: "off", LOG_LEVEL: "error", ...settings });
	const at = { dataDir: site.dataDir, databaseUrl: settings.DATABASE_URL };
	try {
		await readDatabase(at, (db) => fillApplications(db, rows));
		const { cookie } = await signedInMember(
			{ ...site, databaseUrl: at.databaseUrl },
			{ name: "Meera Nair", role: "owner" },
		);
		const browser = officeBrowser(site, cookie);
		const made: Row[] = [];
		let asked = 0;
		const make = async (query: string, format: string) => {
			let refused: number | undefined;
			const address = officePaths.newExport("cases", query);
			const page = await (await browser.get(address)).text();
			const columns = [...page.matchAll(/name="column"[^>]* value="([^"]+)"/g)].slice(0, mostColumns);
			const fields = new FormData();
			fields.set("format", format);
			for (const [, key = ""] of columns) fields.append("column", key);
			const before = effortOf(site.pid()).residentMb;
			const begun = performance.now();
			const number = ++asked;
			const answered = browser.post(address, fields).then(({ status }) => {
				if (status !== 302) refused = status;
			});
			const watched = await watch(site, before, async () => {
				if (refused) throw new Error(`The export was answered ${refused}.`);
				const state = (await readDatabase(at, (db) => readExport(db, number)))?.state;
				if (state === "failed") throw new Error("The export has failed.");
				return state === "ready";
			});
			await answered;
			return { ...watched, note: `${columns.length} columns, ${((performance.now() - begun) / 1000).toFixed(1)} s` };
		};
		// What a process loads with its first export is not an export's own.
		await make(query, "xlsx");
		for (const format of formats) {
			const { stall, grown, note } = await make(query, format);
			const what = `${engine}, ${format.toUpperCase()}`;
			made.push({ what: `${what}: the longest wait of others`, value: stall, unit: "ms", most: mostStall, note });
			made.push({ what: `${what}: growth`, value: Math.max(0, grown), unit: "MB", most: mostMemory });
		}
		return made;
	} finally {
		await site.drop();
	}
}

async function ask(site: RunningServer): Promise<number> {
	const begun = performance.now();
	await (await fetch(`${site.url}${health}`)).text();
	return performance.now() - begun;
}

/** Asks for something that costs nothing, every 5 ms, while the export is made. */
async function watch(
	site: RunningServer,
	before: number,
	isOver: () => Promise<boolean>,
): Promise<{ stall: number; grown: number }> {
	const [waits, sizes]: [number[], number[]] = [[], []];
	for (let round = 0; ; round++) {
		waits.push(await ask(site));
		if (round % 40 === 0) {
			sizes.push(effortOf(site.pid()).residentMb);
			if (await isOver()) break;
		}
		await pause(5);
	}
	return { stall: Math.max(...waits), grown: Math.max(...sizes) - before };
}
