import type { CaseStatus } from "#src/cases/case.ts";

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

/** A stage to filter by: of offers, those whose last day is past. */
export const lapsed = "lapsed";

/** Rows of a page where the query says no size. */
export const casesPerPage = 50;

type YesOrNo = "yes" | "no";

/** Query that says which cases a list shows, and how. Undefined parts leave no case out. */
export type CaseQuery = {
	/** Words that each case must contain. */
	search: string;
	/** Kinds of cases; programmes of applications and keys of forms. */
	type?: readonly string[] | undefined;
	/** Open are those that have not ended. */
	status?: readonly (CaseStatus | "open")[] | undefined;
	/** "me", "nobody", or members' ids. */
	assignee?: readonly string[] | undefined;
	/** All of which it has. */
	tag?: readonly string[] | undefined;
	stage?: readonly string[] | undefined;
	/** Question and answer of an application, as `nata_status:waiting`. */
	answer?: string | undefined;
	paid?: YesOrNo | undefined;
	complete?: YesOrNo | undefined;
	overdue?: YesOrNo | undefined;
	/** Something has happened since the member has looked. */
	unseen?: YesOrNo | undefined;
	/** Notes in which the member is named. */
	mentions?: YesOrNo | undefined;
	/** Selects only cases in whose place another one counts; without it, they are left out. */
	duplicates?: YesOrNo | undefined;
	/** Cases with the phone number, the email address or the person of another one. */
	similar?: YesOrNo | undefined;
	/** First and last day on which cases came, `YYYY-MM-DD`. */
	since?: string | undefined;
	until?: string | undefined;
	sort: { key: SortKey; descending: boolean };
	page: number;
	size?: number;
};

/** Every case, the most urgent first. */
export const everyCase: CaseQuery = { search: "", sort: { key: "due", descending: false }, page: 1 };
