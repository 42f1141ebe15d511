import { listCareers } from "../src/content/careers/careers.server.ts";
import { listEvents } from "../src/content/events/events.server.ts";
import { addNews, listNews } from "../src/content/news/news.server.ts";
import type { Page } from "../src/content/page.server.ts";
import type { Db } from "../src/db/connect.server.ts";

/** Milliseconds. */
export type Times = { median: number; p99: number };
export type Read = { what: string; few: Times; many: Times };

const now = new Date("2026-06-15T06:00:00Z");
const itemsPerPage = 15;
const samples = 500;

const readers: Record<string, (db: Db, page: number) => Promise<Page<unknown>>> = {
	news: (db, page) => listNews(db, { page, itemsPerPage }),
	"news of a category": (db, page) => listNews(db, { page, itemsPerPage, category: "Studio" }),
	events: (db, page) => listEvents(db, { page, itemsPerPage, now }),
	careers: (db, page) => listCareers(db, { page, itemsPerPage, now }),
};
const news = {
	title: "One more",
	place: "The Loft",
	category: "Studio",
	picture: "section-1",
	picture_alt: "A section",
	description: "One more.",
};

/** How long the first, a middle and the last page of each list take to be read from few records and from many, in turn; and how long adding one takes. */
export async function readLists(few: Db, many: Db): Promise<Read[]> {
	const found: Read[] = [];
	for (const [name, read] of Object.entries(readers)) {
		const last = new Map<Db, number>();
		for (const db of [few, many]) last.set(db, (await read(db, 1)).lastPage);
		const lastOf = (db: Db) => last.get(db) ?? 1;
		const inTurn = (call: (db: Db, sample: number) => Promise<unknown>) => measure(samples, few, many, call);
		found.push({ what: `${name}, first page`, ...(await inTurn((db) => read(db, 1))) });
		// The neighbours too, so that it is not one page of the file that stays at hand.
		found.push({
			what: `${name}, middle page`,
			...(await inTurn((db, sample) => read(db, Math.ceil(lastOf(db) / 2) + (sample % 8)))),
		});
		found.push({ what: `${name}, last page`, ...(await inTurn((db) => read(db, lastOf(db)))) });
	}
	const add = (date: string) =>
		measure(50, few, many, (db) =>
			db.transaction().execute((trx) => addNews(trx, { ...news, date }, `${date}-${performance.now()}`)),
		);
	found.push({ what: "adding the newest", ...(await add("2027-01-01")) });
	found.push({ what: "adding the oldest", ...(await add("1999-01-01")) });
	return found;
}

/** After a fifth as many calls to warm up. */
async function measure(
	count: number,
	few: Db,
	many: Db,
	call: (db: Db, sample: number) => Promise<unknown>,
): Promise<Omit<Read, "what">> {
	const times = new Map<Db, number[]>([few, many].map((db) => [db, []]));
	for (let sample = -Math.ceil(count / 5); sample < count; sample += 1) {
		for (const [db, taken] of times) {
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
