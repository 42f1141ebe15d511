import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { applicationTypes } from "#src/admissions/forms/application-forms.ts";
import type { ListedRequest } from "#src/admissions/requests/list-requests.server.ts";
import { requestsPerPage } from "#src/admissions/requests/request-query.ts";
import { labelOfType } from "#src/office/desk/desk-labels.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { oneOf, oneOfCurrent, tabs } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import type { ListQuery } from "#src/office/kit/lists/list-grammar.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";
import { documentChoices } from "./document-choices.ts";
import { channelLabels, stateLabels, verdictOf } from "./document-request-labels.ts";

const filters = {
	state: tabs(stateLabels, "open"),
	document: oneOfCurrent("Document", () =>
		Object.fromEntries(documentChoices().map(({ field, label }) => [field, label])),
	),
	type: oneOfCurrent("Programme", () =>
		Object.fromEntries(applicationTypes().map((type) => [type, programmeOf(type)])),
	),
	channel: oneOf("Sent by", channelLabels),
};

export type AskedRequests = ListQuery<typeof filters>;

/** The documents that applicants were asked for, those to act on first. */
export const requestList = defineList({
	title: "Document requests",
	of: "requests",
	permission: "document.read",
	address: officePaths.requests,
	perPage: requestsPerPage,
	search: "name, phone or application number",
	filters,
	columns: columnsOf<ListedRequest>()([
		{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
		{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
		{ key: "document", title: "Document", width: 28, value: ({ document }) => document },
		{ key: "state", title: "Status", value: ({ state }) => stateLabels[state] },
		{ key: "reason", title: "Reason", width: 40, value: ({ reason }) => reason },
		{ key: "channel", title: "Sent by", value: ({ channel }) => channelLabels[channel] },
		{ key: "by", title: "Requested by", width: 20, value: ({ askedBy }) => askedBy.name },
		{ key: "asked", title: "Requested", value: ({ askedAt }) => ({ dayOf: askedAt }) },
		{ key: "due", title: "Due", value: ({ dueOn }) => ({ day: dueOn }) },
		{ key: "reminded", title: "Reminded", value: ({ remindedAt }) => ({ dayOf: remindedAt }) },
		{ key: "answered", title: "Answered", value: ({ answeredAt }) => ({ dayOf: answeredAt }) },
		{
			key: "verdict",
			title: "Review",
			value: (request) => (request.answeredAt === null ? null : (verdictOf(request) ?? "To review")),
		},
	]),
	file: {
		name: "requests",
		permission: "export.persons",
		named: ({ state, type, document, channel, search }) => [
			`${stateLabels[state]} requests`,
			type && (labelOfType(type) ?? type),
			document && labelOfDocument(document).toLowerCase(),
			channel === "link" && "by shared link",
			channel === "mail" && "by email",
			search && `“${search}”`,
		],
	},
});
