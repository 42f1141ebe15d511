import type { Standing } from "../../src/admissions/applications/stage.ts";
import type { ListedApplication } from "../../src/admissions/tracking/list-received.server.ts";
import { dayAtSchool } from "../../src/calendar/day.ts";
import { formatLong, formatShort } from "../../src/calendar/format.ts";
import { formatDateTime } from "../../src/calendar/format-date-time.ts";
import { tableRow, titleRow } from "../table-row.ts";

const columns = [
	["Application", 16],
	["Name", 24],
	["Received", 11],
	["Stage", 45],
] as const;

/** The applications as lines of at most 99 columns. */
export function stageTable(applications: readonly ListedApplication[]): string {
	const rows = applications.map(({ reference, name, receivedAt, ...standing }) =>
		tableRow(columns, [reference, name, formatShort(dayAtSchool(new Date(receivedAt))), describeStage(standing)]),
	);
	return `${[titleRow(columns), "─".repeat(99), ...rows].join("\n")}\n`;
}

/** "interview, 3 May 2027, 10:00 am, Studio 2" */
export function describeStage({ stage, details: { at, place, answerBy, by } }: Standing): string {
	const details = [
		at && formatDateTime(new Date(at)),
		place,
		answerBy && `answer by ${formatLong(answerBy)}`,
		by && `by the ${by}`,
	];
	return [stage, ...details.filter(Boolean)].join(", ");
}
