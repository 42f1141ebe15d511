import type { ChecklistLine } from "#src/admissions/checklist/checklist.ts";
import type { OfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";

/** How an address names a document; earlier ones have a number of their own. */
export const nameOf = ({ id, replacedAt }: OfficeDocument) => (replacedAt ? `earlier-${id}` : String(id));

/** The line of the checklist that a document counts for. */
export function lineOf({ key }: OfficeDocument, { application }: CasePage): ChecklistLine | undefined {
	return application?.checklist.find(({ fileKey }) => fileKey === key);
}

/** The document that an address names, else the first one that is to be judged, else the first one. */
export function shownDocument(page: CasePage, search: URLSearchParams): OfficeDocument | undefined {
	const documents = page.application?.documents ?? [];
	const current = documents.filter(({ replacedAt }) => replacedAt === null);
	return (
		documents.find((document) => nameOf(document) === search.get("document")) ??
		current.find((document) => lineOf(document, page)?.state === "unjudged") ??
		current[0] ??
		documents[0]
	);
}
