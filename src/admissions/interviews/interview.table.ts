import type { Generated } from "kysely";

/** A time at which applicants of one form can be interviewed. Times are ISO 8601 in UTC. */
export type InterviewSlotsTable = {
	id: Generated<number>;
	application_type: string;
	starts_at: string;
	minutes: number;
	/** Where it is, or the link of a video call. */
	place: string;
	/** How many applicants at most. */
	capacity: number;
	/** Until when it can be taken, and left again. */
	closes_at: string;
	cancelled_at: string | null;
	created_at: string;
};

export const interviewOutcomes = ["recommended", "doubtful", "not recommended", "absent"] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** The one invitation of an application, the slot that its applicant has taken, and what became of it. */
export type InterviewsTable = {
	id: Generated<number>;
	application_id: number;
	slot_id: number | null;
	/** Of its entry in calendars: grows with every time that is taken, changed or left. */
	sequence: Generated<number>;
	outcome: InterviewOutcome | null;
	/** As the office counts them. */
	marks: string | null;
	remark: string | null;
	created_at: string;
};

/** The links that open an invitation, by the hash of their code. */
export type InterviewCodesTable = { code_hash: string; interview_id: number; created_at: string };

export type InterviewTables = {
	interview_slots: InterviewSlotsTable;
	interviews: InterviewsTable;
	interview_codes: InterviewCodesTable;
};
