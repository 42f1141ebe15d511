import type { Generated } from "kysely";
import type { CaseKind } from "#src/cases/case.ts";

/** Texts that members fill mails with. Times are ISO 8601 in UTC. */
export type SnippetsTable = {
	id: Generated<number>;
	/** Of a snippet that came with the school's texts; null for one that a member has written. */
	key: string | null;
	/** Null for all kinds of cases. */
	kind: CaseKind | null;
	title: string;
	subject: string;
	text: string;
	/** Counts the changes. */
	version: number;
	created_at: string;
	/** Null for one that is offered. */
	deleted_at: string | null;
};
