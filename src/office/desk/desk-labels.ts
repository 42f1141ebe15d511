import type { CaseStatus } from "#src/cases/case.ts";

/** What a case's status is called where it stands alone. */
export const statusWords: Readonly<Record<CaseStatus, string>> = {
	new: "New",
	ours: "With us",
	theirs: "With applicant",
	complete: "Complete",
	decided: "Decided",
	closed: "Closed",
};

/** What the types of cases are called, by how an address names them. */
export const typeWords: Readonly<Record<string, string>> = {
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
