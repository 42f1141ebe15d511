import { feeKindNames, isSettled } from "../../src/payment/fee/fee.ts";
import type { LedgerLine } from "../../src/payment/ledger/ledger.server.ts";

const head =
	"Application,Name,Received,Fee (INR),Fee state,Receipt,Paid,Order,Payment,Payment state,Payment amount (INR)," +
	"Method,To be refunded,Mismatches,Fee kind";

/**
 * The ledger for a spreadsheet: one row per payment, or one for an application without any. The byte order mark makes
 * spreadsheets read it as UTF-8.
 */
export function ledgerCsv(lines: readonly LedgerLine[]): string {
	const rows = lines.flatMap((line) => {
		const { reference, name, receivedAt, fee, mismatches } = line;
		const payments = line.payments.length > 0 ? line.payments : [undefined];
		const messages = mismatches.map((mismatch) => mismatch.message).join(" ");
		return payments.map((payment) => [
			reference,
			name,
			receivedAt,
			fee && rupees(fee.amount),
			fee?.endedAt && !isSettled(fee) ? "ended" : fee?.state,
			fee?.receiptNumber,
			fee?.paidAt,
			payment?.orderId ?? fee?.orderId,
			payment?.id,
			payment?.status,
			rupees(payment?.amount),
			payment?.method,
			payment?.flag,
			messages,
			fee && feeKindNames[fee.kind],
		]);
	});
	return `\ufeff${[head, ...rows.map((cells) => cells.map(csvCell).join(","))].map((row) => `${row}\r\n`).join("")}`;
}

/** One cell by RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe. */
export function csvCell(value: string | null | undefined): string {
	const text = value ?? "";
	const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function rupees(paise: number | null | undefined): string | null {
	return paise === null || paise === undefined ? null : (paise / 100).toFixed(2);
}
