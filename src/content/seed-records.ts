import type { RecordFields } from "./content-type.ts";
import type { contentTypes } from "./content-types.ts";

/** A record to add; its slug is made from its fields where it has none of its own. */
export type SeedRecord<Fields extends object> = { fields: Fields; slug?: string };

export type SeedContext = {
	/** The calendar day that is this number of days after the first start, `YYYY-MM-DD`. */
	date: (days: number) => string;
	/** The origin to which the announcements link. */
	siteUrl: string;
};

/** Gives a content type's records in the order in which they are added. */
export type ReadSeedRecords<Fields extends object> = (context: SeedContext) => Promise<SeedRecord<Fields>[]>;

/**
 * The records of an empty database, by content type: what a school folder (`#school/records/seed-records.ts`)
 * provides.
 */
export type SeedRecords = {
	[Name in keyof typeof contentTypes]?: ReadSeedRecords<RecordFields<(typeof contentTypes)[Name]>>;
};
