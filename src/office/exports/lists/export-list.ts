import type { Act } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ExportFormat } from "#src/exports/export.table.ts";
import type { ExportSource, ItemId } from "#src/exports/export-source.ts";

/** What an export is of: the items of a list, in its order, and its name. */
export type Chosen = {
	ids: readonly ItemId[];
	/** In words: "B.Arch, complete, unpaid, 21 November". */
	title: string;
	/** The list itself. */
	back: string;
	/** Columns that are chosen at first; undefined for all. */
	columns?: readonly string[] | undefined;
};

/** Who asks for the list that an address names, and when. */
export type ListRequest = { db: Db; params: URLSearchParams; member: Member; now: Date };

/** @property jobTitles of jobs by their kinds */
export type SourceServices = { db: Db; now: () => Date; jobTitles: ReadonlyMap<string, string> };

/** A list of the office that can be exported. */
export type ExportList = {
	act: Act;
	/** For its documents. */
	documentsAct?: Act;
	formats: readonly ExportFormat[];
	find: (asked: ListRequest) => Promise<Chosen | { errors: readonly string[] }>;
	source: (services: SourceServices) => ExportSource;
};

/** The formats of a list without documents. */
export const tables: readonly ExportFormat[] = ["xlsx", "csv"];

/** The words of a title, with the day on which it is made. */
export function titled(words: readonly (string | false | undefined)[], now: Date): string {
	const day = formatLong(dayAtSchool(now)).replace(/ \d{4}$/, "");
	const [first = "", ...rest] = [...words.filter(Boolean).map(String), day];
	return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
}
