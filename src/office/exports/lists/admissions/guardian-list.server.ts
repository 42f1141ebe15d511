import { listWaitingGuardians, type WaitingGuardian } from "#src/admissions/guardian-consent/list-guardians.server.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { guardianStateWords } from "#src/office/triage/guardian-state-words.ts";
import * as officePaths from "#src/office-paths.ts";

/** More than any season has. */
const maxRows = 10_000;

const columns: readonly Shown<WaitingGuardian>[] = [
	{ key: "applicant", title: "Applicant", width: 28, cell: ({ applicant }) => applicant },
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "guardian", title: "Parent or guardian", width: 28, cell: ({ guardian }) => guardian },
	{ key: "answer", title: "Answer", width: 28, cell: ({ state }) => guardianStateWords[state] },
	{ key: "since", title: "Since", cell: ({ since }) => day(since) },
];

/** Parents and guardians whose answers wait for the office. */
export const guardianList: ExportList = {
	act: "export.persons",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listWaitingGuardians(db, maxRows)).map(({ applicationId }) => applicationId),
		title: titled(["Guardians"], now),
		back: officePaths.guardians,
	}),
	source: ({ db }) =>
		wholeSourceOf(columns, {
			list: () => listWaitingGuardians(db, maxRows),
			keyOf: ({ applicationId }) => applicationId,
		}),
};
