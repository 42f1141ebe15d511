import { contentTypes } from "../../src/content/content-types.ts";
import { listRecords, type Page } from "../../src/content/lists.server.ts";
import { addRecord } from "../../src/content/records.server.ts";
import { lockContentVersion } from "../../src/content/version.server.ts";
import type { Db } from "../../src/db/connect.server.ts";

/** Milliseconds. */
export type Times = { median: number; p99: number };
export type Read = { what: string; few: Times; many: Times };

const now = new Date("2026-06-15T06:00:00Z");
const itemsPerPage = 15;
const samples = 500;
/** Samples of reads that scan half of an index, or count all of it. */
const fewerSamples = 60;

const readers: Record<string, (db: Db, page: number) => Promise<Page<unknown>>> = {
	news: (db, page) => listRecords(db, contentTypes.news, { page, itemsPerPage }),
	"news of a category": (db, page) => listRecords(db, contentTypes.news, { page, itemsPerPage, category: "Studio" }),
	events: (db, page) => listRecords(db, contentTypes.events, { page, itemsPerPage, now }),
	careers: (db, page) => listRecords(db, contentTypes.careers, { page, itemsPerPage, now }),
};
const news = {
	title: "One more",
	place: "The Loft",
	category: "Studio",
	author: null,
	picture: "section-1",
	picture_alt: "A section",
	caption: "",
	description: "One more.",
};

/**
 * Times the first, a middle and the last page of each list with few records and with many, in turn; then the first page
 * right after a change of content, when records are counted; then adding a record.
 */
export async function readLists(few: Db, many: Db): Promise<Read[]> {
	const reads: Read[] = [];
	for (const [name, read] of Object.entries(readers)) {
		const last = new Map<Db, number>();
		for (const db of [few, many]) last.set(db, (await read(db, 1)).lastPage);
		const lastOf = (db: Db) => last.get(db) ?? 1;
		const time = async (what: string, count: number, call: Call, before?: Call) =>
			reads.push({ what: `${name}, ${what}`, ...(await measure(count, few, many, call, before)) });
		await time("first page", samples, (db) => read(db, 1));
		// Neighbouring pages are read too, so that more than one page of the file is in memory.
		await time("middle page", fewerSamples, (db, sample) => read(db, Math.ceil(lastOf(db) / 2) + (sample % 8)));
		await time("last page", samples, (db) => read(db, lastOf(db)));
		await time("first page after a change", fewerSamples, (db) => read(db, 1), bumpVersion);
	}
	const add = (date: string) =>
		measure(50, few, many, (db) =>
			db
				.transaction()
				.execute((trx) => addRecord(trx, contentTypes.news, { ...news, date }, `${date}-${performance.now()}`)),
		);
	reads.push({ what: "adding the newest", ...(await add("2027-01-01")) });
	reads.push({ what: "adding the oldest", ...(await add("1999-01-01")) });
	return reads;
}

type Call = (db: Db, sample: number) => Promise<unknown>;

const bumpVersion = (db: Db) => db.transaction().execute((trx) => lockContentVersion(trx));

/** Warms up with a fifth as many calls. @param before runs before each call, outside the measured time */
async function measure(count: number, few: Db, many: Db, call: Call, before?: Call): Promise<Omit<Read, "what">> {
	const times = new Map<Db, number[]>([few, many].map((db) => [db, []]));
	for (let sample = -Math.ceil(count / 5); sample < count; sample += 1) {
		for (const [db, taken] of times) {
			await before?.(db, Math.abs(sample));
			const since = performance.now();
			await call(db, Math.abs(sample));
			if (sample >= 0) taken.push(performance.now() - since);
		}
	}
	const summary = (db: Db): Times => {
		const sorted = times.get(db)?.toSorted((a, b) => a - b) ?? [];
		const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
		return { median: at(0.5), p99: at(0.99) };
	};
	return { few: summary(few), many: summary(many) };
}
