import { readDay } from "#src/calendar/day.ts";
import { readCsv } from "#src/exports/read-csv.ts";
import { readRupees } from "#src/payment/fee/amount.ts";
import { checkLine, type SettlementLine } from "./settlement-line.ts";

/** `problems` are sentences for staff, each with its row; where there is one, no line may be taken. */
type SettlementReport = { lines: SettlementLine[]; problems: string[] };

/** Columns of the report by the names that the provider has given them over the years. */
const columns = {
	type: ["transaction_entity", "type"],
	entityId: ["entity_id"],
	settlementId: ["settlement_id"],
	settledOn: ["settled_at"],
	amount: ["amount"],
	debit: ["debit"],
	credit: ["credit"],
	fee: ["fee (exclusive tax)", "fee"],
	tax: ["tax"],
	currency: ["currency"],
	paymentId: ["payment_id"],
	utr: ["settlement_utr"],
	description: ["entity_description", "description"],
} as const;
const optional: ReadonlySet<string> = new Set(["paymentId", "utr", "description"]);
const maxProblems = 10;

/**
 * Reads the combined settlement report of Razorpay's dashboard as CSV, whose sums are in rupees. Rows that are not
 * settled yet are left out.
 */
export function readSettlementReport(text: string): SettlementReport {
	const rows = readCsv(text);
	if (!rows) return refuse("The file stops in the middle of a row. Download it again.");
	const [head, ...body] = rows;
	if (!head) return refuse("The file is empty.");
	const names = head.cells.map((name) => name.trim().toLowerCase());
	const places = Object.entries(columns).map(
		([field, aliases]) => [field, names.findIndex((name) => (aliases as readonly string[]).includes(name))] as const,
	);
	const missing = places.filter(([field, place]) => place < 0 && !optional.has(field)).map(([field]) => field);
	if (missing.length > 0) {
		const columnNames = missing.map((field) => `“${columns[field as keyof typeof columns][0]}”`).join(", ");
		return refuse(
			`This isn’t a settlement report: it doesn’t have the columns ${columnNames}. In Razorpay, choose Combined report, CSV.`,
		);
	}
	const lines: SettlementLine[] = [];
	const problems: string[] = [];
	for (const { line, cells } of body) {
		const cell = Object.fromEntries(places.map(([field, place]) => [field, (cells[place] ?? "").trim()]));
		if (cells.length !== names.length)
			problems.push(`Row ${line} has ${cells.length} cells, and the first row has ${names.length}.`);
		else if (cell.settlementId !== "") {
			const row = readRow(cell as Record<keyof typeof columns, string>);
			if (row.ok) lines.push(row.line);
			else problems.push(`Row ${line}: ${row.problem}`);
		}
	}
	const more = problems.length - maxProblems;
	if (more > 0) problems.splice(maxProblems, more, `${more} more rows are damaged.`);
	if (problems.length === 0 && lines.length === 0) problems.push("The report has no settled rows.");
	return { lines: problems.length > 0 ? [] : lines, problems };
}

const refuse = (problem: string): SettlementReport => ({ lines: [], problems: [problem] });

function readRow(cell: Record<keyof typeof columns, string>) {
	const sums: Record<string, number> = {};
	for (const field of ["amount", "debit", "credit", "fee", "tax"] as const) {
		const paise = cell[field] === "" ? 0 : readRupees(cell[field]);
		if (paise === undefined || cell[field].startsWith("-"))
			return { ok: false as const, problem: `“${cell[field]}” isn’t an amount (${columns[field][0]}).` };
		sums[field] = paise;
	}
	const { amount = 0, debit = 0, credit = 0, fee = 0, tax = 0 } = sums;
	const { settledOn, paymentId, utr, ...texts } = cell;
	return checkLine({
		...texts,
		type: cell.type.toLowerCase(),
		settledOn: dayOf(settledOn) ?? settledOn,
		amount,
		debit,
		credit,
		fee,
		tax,
		paymentId: paymentId || null,
		utr: utr || null,
	});
}

/** The report has the school's own clock: `2026-11-24T12:00:00` or `24/11/2026 12:00:00`. */
const dayOf = (settledAt: string) => readDay(settledAt.split(/[T\s]/)[0]);
