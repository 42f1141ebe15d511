import type { Db } from "#src/db/connect.server.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";
import { listPrivacyRequests, type PrivacyRequest } from "#src/privacy/requests/list-privacy-requests.server.ts";
import { kindWords, stateWords } from "#src/privacy/requests/privacy-request-words.ts";

const columns: readonly Shown<PrivacyRequest>[] = [
	{ key: "number", title: "Number", cell: ({ id }) => id },
	{ key: "kind", title: "Kind", width: 24, cell: ({ kind }) => kindWords[kind].title },
	{ key: "email", title: "E-mail", width: 30, cell: ({ email }) => email },
	{ key: "state", title: "State", cell: ({ state }) => stateWords[state] },
	{ key: "asked", title: "Asked on", cell: ({ created_at }) => day(created_at) },
	{ key: "due", title: "Due on", cell: ({ due_on }) => ({ day: due_on }) },
	{ key: "member", title: "Who works on it", width: 20, cell: ({ member_name }) => member_name },
	{ key: "closed", title: "Closed on", cell: ({ closed_at }) => day(closed_at) },
];

/** What people ask about their data: open requests, then those closed last. */
export const privacyRequestList: ExportList = {
	act: "export.persons",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listAll(db)).map(({ id }) => id),
		title: titled(["Privacy requests"], now),
		back: officePaths.privacy,
	}),
	source: ({ db }) => wholeSourceOf(columns, { list: () => listAll(db), keyOf: ({ id }) => id }),
};

async function listAll(db: Db): Promise<PrivacyRequest[]> {
	const { open, closed } = await listPrivacyRequests(db);
	return [...open, ...closed];
}
