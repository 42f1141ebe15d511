import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { listPrivacyRequests, type PrivacyRequest } from "#src/privacy/requests/list-privacy-requests.server.ts";
import { kindLabels, stateLabels } from "#src/privacy/requests/privacy-request-labels.ts";

/** List of people's requests about their data: open requests, then those closed last. */
const privacyRequestList = defineList({
	title: "Data requests",
	permission: "export.persons",
	address: officePaths.privacy,
	columns: columnsOf<PrivacyRequest>()([
		{ key: "number", title: "Number", value: ({ id }) => id },
		{ key: "kind", title: "Type", width: 24, value: ({ kind }) => kindLabels[kind].title },
		{ key: "email", title: "Email", width: 30, value: ({ email }) => email },
		{ key: "state", title: "Status", value: ({ state }) => stateLabels[state] },
		{ key: "asked", title: "Received on", value: ({ created_at }) => ({ dayOf: created_at }) },
		{ key: "due", title: "Due on", value: ({ due_on }) => ({ day: due_on }) },
		{ key: "member", title: "Assignee", width: 20, value: ({ member_name }) => member_name },
		{ key: "closed", title: "Closed on", value: ({ closed_at }) => ({ dayOf: closed_at }) },
	]),
	file: { name: "privacy-requests" },
});

export const privacyRequests = serveList(privacyRequestList, {
	async all({ db }) {
		const { open, closedRequests } = await listPrivacyRequests(db);
		return [...open, ...closedRequests];
	},
	keyOf: ({ id }) => id,
});
