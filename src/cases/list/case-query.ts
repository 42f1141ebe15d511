import type { CaseKind, CaseStatus } from "#src/cases/case.ts";

export const sortKeys = [
	"due",
	"came",
	"name",
	"reference",
	"town",
	"waits",
	"papers",
	"marks",
	"score",
	"fee",
	"changed",
] as const;
export type SortKey = (typeof sortKeys)[number];

export const pageSizes = [25, 50, 100, 200] as const;

/** Asked for as a stage: of offers, those whose last day is past. */
export const lapsed = "lapsed";

/** Which cases a list shows, and how. Empty lists and undefined mean every case. */
export type CaseQuery = {
	/** Words that each case must contain. */
	words: string;
	kinds: CaseKind[];
	/** Programmes of applications and keys of forms. */
	types: string[];
	statuses: CaseStatus[];
	/** "me", "covered" (members for whom the reader stands in), "nobody", or members' ids. */
	assignees: ("me" | "covered" | "nobody" | number)[];
	tags: string[];
	stages: string[];
	paid?: boolean | undefined;
	complete?: boolean | undefined;
	overdue?: boolean | undefined;
	/** Something has happened since the member has looked. */
	unseen?: boolean | undefined;
	/** Notes in which the member is named. */
	mentions?: boolean | undefined;
	/** Only cases in whose place another one counts; without it, they are left out. */
	duplicates?: boolean | undefined;
	/** First and last day on which cases came, `YYYY-MM-DD`. */
	since?: string | undefined;
	until?: string | undefined;
	sort: { key: SortKey; descending: boolean };
	page: number;
	size: number;
	/** The saved view that it comes from. */
	view?: number | undefined;
};
