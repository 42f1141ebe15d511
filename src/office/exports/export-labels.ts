import { dayAtSchool } from "#src/calendar/day.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import type { ExportFormat } from "#src/exports/export-format.ts";
import type { ExportView } from "#src/exports/read-exports.server.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { shortDay } from "#src/office/parts/days.ts";

/** Names of the formats, and what each is for. */
export const formatLabels: Readonly<Record<ExportFormat, { short: string; long: string }>> = {
	xlsx: { short: "Excel", long: "Excel (XLSX), also for LibreOffice and Google Sheets" },
	csv: {
		short: "CSV",
		long: "CSV, for other programs. Values a spreadsheet might read as formulas (+91…) start with an apostrophe",
	},
	zip: { short: "Files", long: "All files as a ZIP archive, with an index" },
};

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	csv: "text/csv; charset=utf-8",
	zip: "application/zip",
};

/** Counts the rows or files of an export: "2,014 rows". */
export function describeCount({ format, rows, total }: Pick<ExportView, "format" | "rows" | "total">): string {
	const count = rows ?? total;
	const [one, many] = format === "zip" && rows !== null ? ["file", "files"] : ["row", "rows"];
	return `${thousands(count)} ${count === 1 ? one : many}`;
}

/** Describes the state of an export, for a list. */
export function describeExportState(exportView: ExportView, now: Date): string {
	const { state, progress, size, endsAt, problem } = exportView;
	if (state === "over") return "Expired";
	if (state === "failed") return `Failed: ${problem ?? "unknown reason"}`;
	if (state === "running") {
		const far = progress ? `, ${thousands(progress.done)} of ${thousands(progress.total)}` : "";
		return `Preparing${far}`;
	}
	if (state === "waiting") return problem === null ? "Waiting" : "Failed once, trying again soon";
	return `${describeCount(exportView)}, ${fileSize(size ?? 0)}, until ${moment(endsAt ?? "", now)}`;
}

/** `22 Nov, 4:10 pm`. */
export function moment(at: string, now: Date): string {
	const date = new Date(at);
	return `${shortDay(dayAtSchool(date), dayAtSchool(now))}, ${formatTime(date)}`;
}
