import { z } from "zod";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Actor } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatMonth } from "#src/calendar/format.ts";
import { readText } from "#src/exports/read-csv.ts";
import { plainMonth } from "#src/formatting/typed-text.ts";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn, opensTo, type Refusal, type Success } from "#src/office/kit/acts/act.server.ts";
import { atProvider } from "#src/office/money/at-provider.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { explainLine, unexplainLine } from "#src/payment/settlements/explain-line.server.ts";
import { fetchSettlements } from "#src/payment/settlements/fetch-settlements.server.ts";
import { type ImportedLines, importLines } from "#src/payment/settlements/import-lines.server.ts";
import { readSettlementReport } from "#src/payment/settlements/read-report.ts";
import { refuse } from "#src/refusal.ts";

const { act, table } = actsOn<null>();
const permission = "money.write";
const maxBytes = 20 * 1024 * 1024;
const maxContradictions = 10;

const eventOf = ({ id, name }: Actor, event: ActName, after: object) => ({
	actor: name,
	memberId: id,
	act: event,
	after,
	subject: { kind: "settlements", id: 0 },
});

/** The lines of a report of the provider's, or what is wrong with the file. */
async function readReport(file: File): Promise<Refusal | { ok: true; lines: Parameters<typeof importLines>[1] }> {
	if (file.size === 0) return refuse("Choose a report file first.");
	if (file.size > maxBytes) return refuse("The report is too large. Choose a shorter period at Razorpay.");
	const text = readText(await file.arrayBuffer());
	if (text === undefined) return refuse("This isn’t a CSV file. At Razorpay, choose CSV, not XLSX.");
	const { lines, problems } = readSettlementReport(text);
	if (problems.length > 0) return { ...refuse("Nothing was imported from this file."), problems };
	return { ok: true, lines };
}

/** @param stored contradictions are stored too, and said */
function resultOf({ added, known, contradictions }: ImportedLines): Success | Refusal {
	const lines = (count: number) => `${count} ${count === 1 ? "line" : "lines"}`;
	const message =
		added === 0
			? `Nothing new. All ${lines(known)} were already imported.`
			: `${lines(added)} ${added === 1 ? "is" : "are"} new${known > 0 ? `, and ${known} were already imported` : ""}.`;
	if (contradictions.length === 0) return { ok: true, message };
	return { ok: false, message, problems: contradictions.slice(0, maxContradictions) };
}

/** Some browsers have a box of text where others have months to choose. */
const oneMonth = "Enter a month, such as October 2026.";

/** Acts of members on the settlements page. */
export const settlementActs = table({
	title: "Settlements",
	address: officePaths.settlements(),
	find: opensTo("money.read"),
	acts: {
		upload: act({
			label: "Import a settlement report",
			permission,
			form: { report: z.instanceof(File, { error: "Choose a report file first." }) },
			// Reads the file before its transaction; lines that contradict others stay stored though it says so.
			outside: async ({ form: { report }, services: { db }, by, now }) => {
				const read = await readReport(report);
				if (!read.ok) return read;
				const imported = await db.transaction().execute(async (trx) => {
					const importedLines = await importLines(trx, read.lines, now);
					const after = { file: report.name.slice(0, 200), ...importedLines };
					await recordAct(trx, eventOf(by, "settlements-imported", after), now);
					return importedLines;
				});
				return resultOf(imported);
			},
			done: "",
		}),
		fetch: act({
			label: "Import settlements from Razorpay",
			permission,
			form: {
				month: z
					.string()
					.overwrite(plainMonth)
					.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: oneMonth }),
			},
			// Asks the provider.
			outside: async ({ form: { month }, services, by, now }) => {
				if (month > dayAtSchool(now).slice(0, 7)) return refuse("That month is in the future.");
				return atProvider(services, async (gateway) => {
					const imported = await fetchSettlements(services.db, gateway, month, services.now, (trx, importedLines) =>
						recordAct(trx, eventOf(by, "settlements-fetched", { month, ...importedLines }), now),
					);
					if (imported.added + imported.known > 0) return resultOf(imported);
					return { ok: true, message: `Razorpay settled nothing in ${formatMonth(month)}.` };
				});
			},
			done: "",
		}),
		explain: act({
			label: "Explain a settlement line",
			permission,
			form: { line: rowId, explanation: z.string().default("") },
			run: (trx, { form, by, now }) => explainLine(trx, { lineId: form.line, explanation: form.explanation, by }, now),
			done: "Explained. It no longer counts as a difference.",
		}),
		unexplain: act({
			label: "Undo an explanation",
			permission,
			form: { line: rowId },
			run: (trx, { form, by, now }) => unexplainLine(trx, { lineId: form.line, by }, now),
			done: "The explanation is undone.",
		}),
	},
});
