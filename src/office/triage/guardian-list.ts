import type { WaitingGuardian } from "#src/admissions/guardian-consent/list-guardians.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";

const stateLabels: Record<WaitingGuardian["state"], string> = {
	declared: "Agreed, to check",
	withheld: "Didn’t agree",
	withdrawn: "Withdrew consent",
};

/** Parents and guardians whose answers wait for the office, those that wait longest first. */
export const guardianList = defineList({
	title: "Guardians’ consent",
	permission: "guardian.check",
	address: officePaths.guardians,
	perPage: 200,
	columns: columnsOf<WaitingGuardian>()([
		{
			key: "applicant",
			title: "Applicant",
			width: 28,
			value: ({ applicant }) => applicant,
			link: ({ applicationId }) => `${officePaths.caseOf("application", applicationId)}#guardian`,
		},
		{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
		{ key: "guardian", title: "Parent or guardian", width: 28, value: ({ guardian }) => guardian },
		{ key: "answer", title: "Answer", width: 28, value: ({ state }) => stateLabels[state] },
		{ key: "since", title: "Since", value: ({ since }) => ({ dayOf: since }) },
	]),
	file: { name: "guardians", permission: "export.persons" },
});
