import { type ListedMember, listMembers } from "#src/accounts/members/read-members.server.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { moment, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";

const columns: readonly Shown<ListedMember>[] = [
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "email", title: "E-mail", width: 30, cell: ({ email }) => email },
	{ key: "role", title: "Role", cell: ({ role }) => role },
	{ key: "decides", title: "Decides", cell: ({ decides }) => (decides ? "yes" : "no") },
	{ key: "state", title: "State", cell: ({ state }) => state },
	{ key: "passkeys", title: "Passkeys", cell: ({ passkeys }) => passkeys },
	{ key: "authenticators", title: "Authenticators", cell: ({ authenticators }) => authenticators },
	{ key: "seen", title: "Last seen", width: 18, cell: ({ seenAt }) => moment(seenAt) },
];

/** Who may sign in to the office, for whoever answers for it. */
export const memberList: ExportList = {
	act: "member.manage",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listMembers(db)).map(({ id }) => id),
		title: titled(["Members"], now),
		back: officePaths.members,
	}),
	source: ({ db }) => wholeSourceOf(columns, { list: () => listMembers(db), keyOf: ({ id }) => id }),
};
