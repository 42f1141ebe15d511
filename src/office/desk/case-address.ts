import { caseStatuses, endedStatuses } from "#src/cases/case.ts";
import type { CaseQuery } from "#src/cases/list/case-query.ts";
import * as officePaths from "#src/office-paths.ts";

const openStatuses: readonly string[] = caseStatuses.filter((status) => !endedStatuses.some((each) => each === status));

/** What a list's address says: its cases, and which columns are shown, where not all of them are. */
export type DeskQuery = CaseQuery & { columns?: string | undefined };

/** A condition of a list as a word: `status:open`. */
export type Condition = { name: string; value: string };

/** The conditions of a query, in the order in which its address has them; without its words, order and page. */
export function conditionsOf(query: CaseQuery): Condition[] {
	const one = (name: string, value: string | undefined): Condition[] => (value ? [{ name, value }] : []);
	const list = (name: string, values: readonly (string | number)[]) => one(name, values.join(","));
	const flag = (name: string, value: boolean | undefined) =>
		one(name, value === undefined ? undefined : value ? "yes" : "no");
	return [
		...list("type", [...query.kinds, ...query.types]),
		...list("status", writtenStatuses(query.statuses)),
		...list("assignee", query.assignees),
		...list("tag", query.tags),
		...list("stage", query.stages),
		...flag("paid", query.paid),
		...flag("complete", query.complete),
		...flag("overdue", query.overdue),
		...flag("unseen", query.unseen),
		...flag("mentions", query.mentions),
		...flag("duplicates", query.duplicates),
		...one("since", query.since),
		...one("until", query.until),
	];
}

function writtenStatuses(statuses: readonly string[]): readonly string[] {
	const isOpen = statuses.length === openStatuses.length && openStatuses.every((each) => statuses.includes(each));
	return isOpen ? ["open"] : statuses;
}

/** How a list's address says its order: `-came`. */
export function sortOf({ sort: { key, descending } }: CaseQuery): string {
	return `${descending ? "-" : ""}${key}`;
}

/** What `deskAddress` changes of a query: null leaves a parameter out. */
export type Change = Readonly<Record<string, string | null>>;

/** The address of the list that a query describes, with changes. Any change but of the page begins on the first. */
export function deskAddress(query: DeskQuery, change: Change = {}): string {
	const params = new URLSearchParams(deskParameters(query));
	if (!("page" in change) && Object.keys(change).length > 0) params.delete("page");
	for (const [name, value] of Object.entries(change)) {
		if (value === null || value === "") params.delete(name);
		else params.set(name, value);
	}
	// Commas separate values; escaped they would make addresses hard to read.
	const text = params.toString().replaceAll("%2C", ",");
	return officePaths.cases(text);
}

/** All parameters of a query that differ from what a list does by itself. */
export function deskParameters(query: DeskQuery): [string, string][] {
	return [
		...(query.words ? [["q", query.words] as [string, string]] : []),
		...conditionsOf(query).map(({ name, value }): [string, string] => [name, value]),
		...(sortOf(query) === "due" ? [] : [["sort", sortOf(query)] as [string, string]]),
		...(query.page === 1 ? [] : [["page", String(query.page)] as [string, string]]),
		...(query.size === 50 ? [] : [["size", String(query.size)] as [string, string]]),
		...(query.columns ? [["columns", query.columns] as [string, string]] : []),
	];
}

/** The address of a case. */
export function caseAddress({ kind, recordId }: { kind: string; recordId: number }): string {
	return officePaths.caseOf(kind, recordId);
}
