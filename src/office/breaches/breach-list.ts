import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";
import type { listBreaches } from "#src/privacy/breaches/read-breach.server.ts";

type Breach = Awaited<ReturnType<typeof listBreaches>>[number];

export const breachList = defineList({
	title: "Breaches",
	permission: "breach.read",
	address: officePaths.breaches,
	columns: columnsOf<Breach>()([
		{
			key: "what",
			title: "Breach",
			width: 40,
			value: ({ title }) => title,
			link: ({ id }) => officePaths.breach(id),
		},
		{ key: "number", title: "Number", only: "file", value: ({ id }) => id },
		{ key: "state", title: "Status", value: ({ state }) => (state === "open" ? "Open" : "Closed") },
		{ key: "noticed", title: "Noticed", width: 18, value: ({ noticed_at }) => ({ momentOf: noticed_at }) },
		{ key: "closed", title: "Closed", width: 18, only: "file", value: ({ closed_at }) => ({ momentOf: closed_at }) },
		{ key: "people", title: "People affected", only: "file", value: ({ people }) => people },
		{ key: "told", title: "of them notified", head: "People notified", value: ({ told }) => told },
	]),
	file: { name: "breaches" },
});
