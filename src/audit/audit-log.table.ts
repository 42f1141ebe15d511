import type { Generated } from "kysely";

/**
 * What was done to a record, in the order in which it was done. Rows are never changed; they are deleted only with an
 * erased record.
 */
export type AuditLogTable = {
	id: Generated<number>;
	/** ISO 8601 in UTC. */
	at: string;
	/** Who did it: "applicant", "operator" at the server's command line, or a member's name. */
	actor: string;
	/** Null for everybody else than a member. */
	member_id: number | null;
	/** Such as "document-sent". */
	act: string;
	subject_kind: string;
	subject_id: number;
	/** JSON of what the act changed; null where there was nothing. */
	before: string | null;
	after: string | null;
	/** The batch that it was a part of. */
	batch_id: number | null;
	/** The act that it has undone. */
	undoes: number | null;
};
