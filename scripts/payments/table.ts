import { countThings } from "../../src/formatting/thousands.ts";
import { inFigures } from "../../src/payment/fee/amount.ts";
import { feeKindNames, formatRupees, isSettled } from "../../src/payment/fee/fee.ts";
import type { LedgerLine } from "../../src/payment/ledger/ledger.server.ts";
import { wrap } from "../../src/pdf/wrap.ts";
import { columnsOf, tableRow, titleRow } from "../table-row.ts";

const columns = [
	["Application", 15],
	["Name", 14],
	["Fee", 6],
	["Status", 9],
	["Order", 20],
	["Payment", 18],
	["", 10],
] as const;
const width = 99;

/**
 * The ledger as lines of at most 99 columns; below a fee follow what it is for, unless for applying, and mismatches.
 */
export function ledgerTable(lines: readonly LedgerLine[]): string {
	const rows = lines.flatMap(({ reference, name, fee, payments, mismatches }) => [
		...(payments.length > 0 ? payments : [undefined]).map((payment, k) => {
			const first = k === 0;
			const about = first ? [reference, name, fee ? formatRupees(fee.amount) : "none", stateOf(fee)] : ["", "", "", ""];
			return tableRow(columns, [
				...about,
				(payment ? payment.orderId : fee?.orderId) ?? "",
				payment?.id ?? "",
				payment?.status ?? "",
			]);
		}),
		...(fee && fee.kind !== "application" ? [`  ${feeKindNames[fee.kind]}`] : []),
		...mismatches.flatMap(({ message }) =>
			wrap(message, width - 4, columnsOf).map((line, k) => `${k === 0 ? "  ! " : "    "}${line}`),
		),
	]);
	return [titleRow(columns), "─".repeat(width), ...rows, "", summary(lines), ""].join("\n");
}

function stateOf(fee: LedgerLine["fee"]): string {
	return fee?.endedAt && !isSettled(fee) ? "ended" : (fee?.state ?? "");
}

function summary(lines: readonly LedgerLine[]): string {
	const paidAmounts = lines.flatMap(({ fee }) => (fee?.state === "paid" ? [fee.amount] : []));
	const applications = (of: readonly LedgerLine[]) => new Set(of.map(({ reference }) => reference)).size;
	const wrong = applications(lines.filter(({ mismatches }) => mismatches.length > 0));
	const sum = inFigures(paidAmounts.reduce((total, amount) => total + amount, 0));
	const mismatches = wrong === 0 ? "no mismatch" : `${countThings(wrong, "application")} with a mismatch`;
	return `${countThings(applications(lines), "application")}, ${countThings(paidAmounts.length, "fee")} paid (${sum}), ${mismatches}.`;
}
