import { randomBytes } from "node:crypto";
import { link, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { fillApplications } from "#tests/support/exports/fill-applications.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { effortOf } from "#tests/support/server/process-usage.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";
import type { Db } from "../src/db/connect.server.ts";
import { readExport } from "../src/exports/read-exports.server.ts";
import * as officePaths from "../src/office-paths.ts";
import { health } from "../src/paths.ts";
import type { Row } from "./report.ts";

const [rows, maxColumns] = [50_000, 40];
const formats = ["csv", "xlsx"];
const query = "type=barch&sort=reference";
/** The longest that anything else waits for, in ms; and what the process may grow by, in MB. */
const [maxStall, maxMemoryMb] = [50, 120];

/** Measures what an export of 50,000 applications with 40 columns costs the process that makes it, on both engines. */
export const exports = () =>
	onBothEngines(async ({ engine, fill, make }) => {
		await fill((db) => fillApplications(db, rows));
		// The first export is not measured, because what a process loads with it is not an export's own.
		await make(query, "xlsx");
		const newRows: Row[] = [];
		for (const format of formats)
			newRows.push(...rowsOf(`${engine}, ${format.toUpperCase()}`, await make(query, format)));
		return newRows;
	});

const gigabytes = Number(process.env.EXPORT_GB ?? 10);
const documentBytes = 1024 * 1024;
const documentsEach = 5;

/** Measures what an archive of 10 GB of documents costs the process that makes it, on both engines. */
export const archive = () =>
	onBothEngines(async ({ engine, dataDir, fill, make }) => {
		const applications = Math.ceil((gigabytes * 1024) / documentsEach);
		await fill((db) => fillApplications(db, applications));
		const folder = join(dataDir, "files", "applications");
		await mkdir(folder, { recursive: true });
		const first = join(folder, "first.pdf");
		await writeFile(first, randomBytes(documentBytes));
		await fill(async (db) => {
			const ids = (await db.selectFrom("applications").select("id").orderBy("id").execute()).map(({ id }) => id);
			for (const id of ids)
				await db
					.insertInto("application_files")
					.values(await linkDocuments(folder, first, id))
					.execute();
		});
		await make(`${query}&ids=1`, "zip");
		return rowsOf(`${engine}, ${gigabytes} GB`, await make(query, "zip"));
	});

/** The rows of an application's documents, of which each is the same bytes under its own key. */
async function linkDocuments(folder: string, first: string, id: number) {
	const names = Array.from({ length: documentsEach }, (_, index) => `${id}-${index}.pdf`);
	for (const name of names) await link(first, join(folder, name));
	return names.map((name, index) => ({
		application_id: id,
		field: `document_${index}`,
		original_name: `Document ${index}.pdf`,
		storage_key: `applications/${name}`,
		size: documentBytes,
		sha256: "0",
		media_type: "application/pdf",
		sent_at: null,
	}));
}

type Made = { stall: number; grown: number; note: string };

function rowsOf(what: string, { stall, grown, note }: Made): Row[] {
	return [
		{ what: `${what}: the longest wait of others`, value: stall, unit: "ms", most: maxStall, note },
		{ what: `${what}: growth`, value: Math.max(0, grown), unit: "MB", most: maxMemoryMb },
	];
}

type Site = {
	engine: string;
	dataDir: string;
	fill: (add: (db: Db) => Promise<unknown>) => Promise<void>;
	/** Exports what a query of the desk finds, and watches the process meanwhile. */
	make: (query: string, format: string) => Promise<Made>;
};

async function onBothEngines(measure: (site: Site) => Promise<Row[]>): Promise<Row[]> {
	const postgres = await startPostgres();
	try {
		return [
			...(await withSite("SQLite", {}, measure)),
			...(await withSite("PostgreSQL", { DATABASE_URL: postgres.url }, measure)),
		];
	} finally {
		postgres.stop();
	}
}

async function withSite(
	engine: string,
	settings: Record<string, string>,
	measure: (site: Site) => Promise<Row[]>,
): Promise<Row[]> {
	const site = await startServer("sqlite", { DEMO: "off", LOG_LEVEL: "error", ...settings });
	const at = { dataDir: site.dataDir, databaseUrl: settings.DATABASE_URL };
	try {
		let browser: ReturnType<typeof officeBrowser> | undefined;
		let asked = 0;
		const make = async (query: string, format: string) => {
			browser ??= officeBrowser(
				site,
				(await signedInMember({ ...site, databaseUrl: at.databaseUrl }, { name: "Meera Nair", role: "owner" })).cookie,
			);
			const { get, post } = browser;
			let refused: number | undefined;
			const address = officePaths.newExport("cases", query);
			const page = await (await get(address)).text();
			const columns = [...page.matchAll(/name="column"[^>]* value="([^"]+)"/g)].slice(0, maxColumns);
			const fields = new FormData();
			fields.set("format", format);
			for (const [, key = ""] of columns) fields.append("column", key);
			const before = effortOf(site.pid()).residentMb;
			const begun = performance.now();
			const number = ++asked;
			const answering = post(address, fields).then(({ status }) => {
				if (status !== 302) refused = status;
			});
			const watchResult = await watch(site, before, async () => {
				if (refused) throw new Error(`The export was answered ${refused}.`);
				const state = (await readDatabase(at, (db) => readExport(db, number)))?.state;
				if (state === "failed") throw new Error("The export has failed.");
				return state === "ready";
			});
			await answering;
			const what = format === "zip" ? "documents" : `${columns.length} columns`;
			return { ...watchResult, note: `${what}, ${((performance.now() - begun) / 1000).toFixed(1)} s` };
		};
		const fill = async (add: (db: Db) => Promise<unknown>) => void (await readDatabase(at, add));
		return await measure({ engine, dataDir: site.dataDir, fill, make });
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
