import type { ChecklistLine } from "#src/admissions/checklist/checklist.ts";
import type { OfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import type { CaseDocument, CasePage } from "#src/office/case/read-case.server.ts";

/** The line of the checklist that a document counts for. */
export function lineOf({ key }: OfficeDocument, { application }: CasePage): ChecklistLine | undefined {
	return application?.checklist.find(({ fileKey }) => fileKey === key);
}

/** The document that an address names, else the first one that is to be judged, else the first one. */
export function shownDocument(page: CasePage, search: URLSearchParams): CaseDocument | undefined {
	const { documents } = page;
	const current = documents.filter(({ replacedAt }) => replacedAt === null);
	return (
		documents.find(({ address }) => address === search.get("document")) ??
		current.find((document) => lineOf(document, page)?.state === "unjudged") ??
		current[0] ??
		documents[0]
	);
}
