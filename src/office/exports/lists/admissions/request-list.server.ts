import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { findRequestIds, readListedRequests } from "#src/admissions/requests/list-requests.server.ts";
import { parseRequestQuery } from "#src/admissions/requests/request-query.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { typeWords } from "#src/office/desk/desk-words.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { channelWords, stateWords, verdictOf } from "#src/office/requests/document-request-words.ts";
import { requestsAddress } from "#src/office/requests/request-address.ts";

type Request = Awaited<ReturnType<typeof readListedRequests>>[number];

const columns: readonly Shown<Request>[] = [
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "document", title: "Document", width: 28, cell: ({ document }) => document },
	{ key: "state", title: "State", cell: ({ state }) => stateWords[state] },
	{ key: "reason", title: "Reason", width: 40, cell: ({ reason }) => reason },
	{ key: "channel", title: "Asked by", cell: ({ channel }) => channelWords[channel] },
	{ key: "by", title: "Who asked", width: 20, cell: ({ askedBy }) => askedBy.name },
	{ key: "asked", title: "Asked", cell: ({ askedAt }) => day(askedAt) },
	{ key: "due", title: "Due", cell: ({ dueOn }) => ({ day: dueOn }) },
	{ key: "reminded", title: "Reminded", cell: ({ remindedAt }) => day(remindedAt) },
	{ key: "answered", title: "Answered", cell: ({ answeredAt }) => day(answeredAt) },
	{
		key: "verdict",
		title: "Judged",
		cell: (request) => (request.answeredAt === null ? null : (verdictOf(request) ?? "To be judged")),
	},
];

/** The documents that applicants were asked for. */
export const requestList: ExportList = {
	act: "export.persons",
	formats: tables,
	async find({ db, params, now }) {
		const parsed = parseRequestQuery(params);
		if (!parsed.ok) return { errors: parsed.errors };
		const { query } = parsed;
		const words = [
			`${stateWords[query.state]} requests`,
			query.type && (typeWords[query.type] ?? query.type),
			query.document && labelOfDocument(query.document).toLowerCase(),
			query.channel === "link" && "asked by a link",
			query.channel === "mail" && "asked by mail",
			query.words && `“${query.words}”`,
		];
		return {
			ids: await findRequestIds(db, query, dayAtSchool(now)),
			title: titled(words, now),
			back: requestsAddress(query),
		};
	},
	source: ({ db, now }) =>
		sourceOf(columns, (ids: readonly number[]) => readListedRequests(db, ids, dayAtSchool(now()))),
};
