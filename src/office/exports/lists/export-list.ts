import type { Permission } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ExportFormat } from "#src/exports/export-format.ts";
import type { ExportSource, ItemId } from "#src/exports/export-source.ts";
import type { Eyes } from "#src/formatting/shown-text.ts";

/** Contents of an export: the items of a list, in its order, and its name. */
export type ExportSelection = {
	ids: readonly ItemId[];
	/** Title as text: "B.Arch, complete, unpaid, 21 November". */
	title: string;
	/** The list itself. */
	back: string;
	/** Columns that are chosen at first; undefined for all. */
	columns?: readonly string[] | undefined;
};

/** Request for the list that an address names: who asks, and when. */
export type ListRequest = { db: Db; params: URLSearchParams; member: Member; now: Date };

/** `eyes` are those of the member who gets the export. */
export type SourceServices = { db: Db; now: () => Date; eyes: Eyes };

/** A list of the office that can be exported. */
export type ExportList = {
	act: Permission;
	/** Permission for its documents. */
	documentsAct?: Permission;
	formats: readonly ExportFormat[];
	find: (request: ListRequest) => Promise<ExportSelection | { errors: readonly string[] }>;
	source: (services: SourceServices) => ExportSource;
	/** Keys of the columns that a member may not see, and so cannot choose. */
	hides?: (member: Member) => readonly string[];
};

/** The formats of a list without documents. */
export const tables: readonly ExportFormat[] = ["xlsx", "csv"];

/** The words of a title, with the day on which it is made. */
export function titleOf(names: readonly (string | false | undefined)[], now: Date): string {
	const day = formatLong(dayAtSchool(now)).replace(/ \d{4}$/, "");
	const [first = "", ...rest] = [...names.filter(Boolean).map(String), day];
	return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
}
