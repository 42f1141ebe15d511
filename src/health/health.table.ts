import type { Generated } from "kysely";
import type { FindingState } from "./finding.ts";

/** What each probe has found last. Times are ISO 8601 in UTC. */
export type HealthFindingsTable = {
	name: string;
	/** The machine, of what each machine has; empty for what the school has once. */
	place: string;
	title: string;
	state: FindingState;
	sentence: string;
	todo: string | null;
	/** Since when it has this state. */
	since: string;
	checked_at: string;
};

/** Which mails to the operator were sent last. */
export type OperatorMailsTable = {
	kind: "daily" | "weekly";
	/** `YYYY-MM-DD` at the school. */
	day: string;
};

export type FailureKind = "server" | "browser";
export type FailureStatus = "new" | "seen" | "quiet";

/** What failed for visitors, one row for failures that are alike. */
export type FailuresTable = {
	id: Generated<number>;
	/** Hash of kind, place, name and frame. */
	fingerprint: string;
	kind: FailureKind;
	/** The pattern of the route: `/news-details/:slug`. */
	place: string;
	/** Name and code of the error, never its message. */
	name: string;
	/** The first frame of the product's own code; empty where there is none. */
	frame: string;
	/** Of the product, when it happened last. */
	release: string;
	/** The number that the last visitor saw; null for failures in browsers. */
	incident: string | null;
	standing: FailureStatus;
	first_at: string;
	last_at: string;
};

/** How often on a day at the school. */
export type FailureDaysTable = { failure_id: number; day: string; times: number };

export type HealthTables = {
	health_findings: HealthFindingsTable;
	operator_mails: OperatorMailsTable;
	failures: FailuresTable;
	failure_days: FailureDaysTable;
};
