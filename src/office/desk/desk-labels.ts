import type { CaseStatus } from "#src/cases/case.ts";

/** Labels of case statuses that are shown on their own. */
export const statusLabels: Readonly<Record<CaseStatus, string>> = {
	new: "New",
	ours: "With us",
	theirs: "With applicant",
	complete: "Complete",
	decided: "Decided",
	closed: "Closed",
};

/** Labels of case types, by their names in addresses. */
export const typeLabels: Readonly<Record<string, string>> = {
	application: "Application",
	barch: "B.Arch",
	march: "M.Arch",
	diploma: "Diploma",
	enquiry: "Enquiry",
	message: "Message",
	contact: "Contact message",
	sidebar: "Message from the side panel",
	alumni: "Alumni",
	"job-application": "Job application",
};
