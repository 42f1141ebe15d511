import type { Act } from "#src/accounts/may.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { schoolTextOf } from "./site/school-text-of.ts";

/** What admissions may draft, too. */
const news: ReadonlySet<string> = new Set(["news", "announcements"]);
const approvals: ReadonlySet<string> = new Set(["approval_documents"]);

/** The right to write records of a type, or a fixed text of the site. */
export function draftActOf({ table }: Pick<ContentType, "table">): Act {
	if (approvals.has(table)) return "approval.propose";
	const section = schoolTextOf(table)?.section;
	if (section === "letters") return "status.write";
	if (section === "admissions") return "season.draft";
	return news.has(table) ? "news.draft" : "content.draft";
}

/** The right to show them to visitors, to take them down, and to undo either. */
export function publishActOf({ table }: Pick<ContentType, "table">): Act {
	const section = schoolTextOf(table)?.section;
	if (section === "identity" || section === "legal") return "identity.publish";
	if (section === "letters") return "status.write";
	if (section === "admissions") return "season.publish";
	return approvals.has(table) ? "approval.publish" : "content.publish";
}

/** Who has that right, in words. */
export function publisherOf(type: Pick<ContentType, "table">): string {
	const act = publishActOf(type);
	if (act === "season.publish" || act === "status.write") return "Admissions or an owner";
	return act === "content.publish" ? "An editor or an owner" : "An owner";
}
