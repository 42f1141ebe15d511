import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ContentType } from "./content-type.ts";
import { contentTypes } from "./content-types.ts";
import { addRecord } from "./records.server.ts";
import type { ReadSeedRecords } from "./seed-records.ts";
import { lockContentVersion, readVersion } from "./version.server.ts";

type Seed = {
	/** The origin to which the announcements link. */
	siteUrl: string;
	/** The dates of the records lie around this day. */
	now: Date;
	/** Content types, under the names that the seed records have, too. */
	types?: Readonly<Record<string, ContentType>>;
	records?: Readonly<Record<string, ReadSeedRecords<object>>>;
};

/**
 * Fills a database that never had content with the records of the school folder: all of them or none, and once even
 * if several processes start together.
 * @returns whether it filled the database
 */
export async function seedDatabase(db: Db, { siteUrl, now, types = contentTypes, records }: Seed) {
	if ((await readVersion(db)) > 0) return false;
	const readers: NonNullable<Seed["records"]> =
		records ?? (await import("#school/records/seed-records.ts")).seedRecords;
	const date = (days: number) => addDays(dayAtSchool(now), days);
	const additions = await Promise.all(
		Object.entries(types).map(async ([name, type]) => ({
			type,
			added: (await readers[name]?.({ date, siteUrl })) ?? [],
		})),
	);
	return db.transaction().execute(async (trx) => {
		const isFirst = (await lockContentVersion(trx)) === 1;
		if (isFirst)
			for (const { type, added } of additions)
				for (const { fields, slug } of added) await addRecord(trx, type, fields, slug);
		return isFirst;
	});
}
