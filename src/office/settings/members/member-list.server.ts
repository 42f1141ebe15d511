import { type ListedMember, listMembers } from "#src/accounts/members/read-members.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** List of those who may sign in to the office, for the person responsible for it. */
const memberList = defineList({
	title: "Team",
	permission: "member.manage",
	address: officePaths.members,
	columns: columnsOf<ListedMember>()([
		{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
		{ key: "email", title: "Email", width: 30, value: ({ email }) => email },
		{ key: "role", title: "Role", value: ({ role }) => role },
		{ key: "decides", title: "Makes offers and rejects", value: ({ decides }) => (decides ? "yes" : "no") },
		{ key: "state", title: "Status", value: ({ state }) => state },
		{ key: "passkeys", title: "Passkeys", value: ({ passkeys }) => passkeys },
		{ key: "authenticators", title: "Authenticators", value: ({ authenticators }) => authenticators },
		{ key: "seen", title: "Last seen", width: 18, value: ({ seenAt }) => ({ momentOf: seenAt }) },
	]),
	file: { name: "members" },
});

export const members = serveList(memberList, { all: ({ db }) => listMembers(db), keyOf: ({ id }) => id });
