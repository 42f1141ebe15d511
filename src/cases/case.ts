/** Kinds of records that cases are about. A message is an enquiry that asks for an answer in writing. */
export const caseKinds = ["application", "enquiry", "message", "alumni", "job-application"] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * new: no one has begun with it. ours: it waits for the office. theirs: it waits for its sender. complete: ready to be
 * decided.
 */
export const caseStatuses = ["new", "ours", "theirs", "complete", "decided", "closed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Statuses in which nothing is overdue. */
export const endedStatuses = ["decided", "closed"] as const satisfies readonly CaseStatus[];

export const hasEnded = (status: CaseStatus): boolean => endedStatuses.some((each) => each === status);

export function isCaseKind(value: unknown): value is CaseKind {
	return caseKinds.some((kind) => kind === value);
}

/** A member of the office who acts. */
export type By = { id: number; name: string };

/** Columns that decide a case's status: what its record says, and what the office has set. */
export type StatusColumns = {
	record_status: CaseStatus;
	/** 1 while no one at the office has begun with the record. */
	unread: 0 | 1;
	/** 1 where the record alone decides, since it was decided or withdrawn. */
	final: 0 | 1;
	status_set: CaseStatus | null;
	assignee_id: number | null;
	record_due: string | null;
	due_set: string | null;
};

/** The status and the due day that a case has by these columns. */
export function statusOfCase(columns: StatusColumns): { status: CaseStatus; due_on: string | null } {
	return { status: statusOf(columns), due_on: columns.due_set ?? columns.record_due };
}

function statusOf({ record_status, unread, final, status_set, assignee_id }: StatusColumns): CaseStatus {
	if (final) return record_status;
	if (status_set !== null) return status_set;
	return unread && assignee_id === null ? "new" : record_status;
}
