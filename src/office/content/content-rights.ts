import type { Act } from "#src/accounts/may.ts";
import type { ContentType } from "#src/content/content-type.ts";

/** What admissions may draft, too. */
const news: ReadonlySet<string> = new Set(["news", "announcements"]);
const approvals: ReadonlySet<string> = new Set(["approval_documents"]);

/** The right to write records of a type. */
export function draftActOf({ table }: Pick<ContentType, "table">): Act {
	if (approvals.has(table)) return "approval.propose";
	return news.has(table) ? "news.draft" : "content.draft";
}

/** The right to show them to visitors, to take them down, and to undo either. */
export function publishActOf({ table }: Pick<ContentType, "table">): Act {
	return approvals.has(table) ? "approval.publish" : "content.publish";
}
