import { applicationTypes, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { CaseStatus } from "#src/cases/case.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";

/** Labels of case statuses that are shown on their own. */
export const statusLabels: Readonly<Record<CaseStatus, string>> = {
	new: "New",
	ours: "With us",
	theirs: "With applicant",
	complete: "Complete",
	decided: "Decided",
	closed: "Closed",
};

/** Labels of case types, by their names in addresses: those of applications are the forms that the school has now. */
export const typeLabels = (): Readonly<Record<string, string>> => ({
	application: "Application",
	...Object.fromEntries(applicationTypes().map((type) => [type, programmeOf(type)])),
	enquiry: "Enquiry",
	message: "Message",
	contact: "Contact message",
	sidebar: "Message from the side panel",
	alumni: "Alumni",
	"job-application": "Job application",
});

/** Returns the label of a case type, also of a form that the school no longer offers. */
export const labelOfType = (type: string): string | undefined =>
	typeLabels()[type] ?? (isApplicationType(type) ? programmeOf(type) : undefined);
