import type { CaseKind } from "#src/cases/case.ts";

/** What the kinds of cases are called together; "all" is of texts for each of them. */
export const kindWords: Readonly<Record<CaseKind | "all", string>> = {
	all: "All cases",
	application: "Applications",
	enquiry: "Enquiries",
	message: "Messages",
	alumni: "Alumni",
	"job-application": "Job applications",
};
