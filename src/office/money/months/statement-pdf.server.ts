import { hash } from "node:crypto";
import { renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong, formatMonth } from "#src/calendar/format.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { findStatement } from "#src/payment/statements/close-month.server.ts";
import { type EntryKind, entryKinds, type StatementTotals } from "#src/payment/statements/statement.ts";
import { entryLabels } from "#src/payment/statements/statement-csv.ts";

type Statement = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

/** Kinds of rows, as what all of them come to is called. */
const totalLabels: Record<EntryKind, string> = {
	...entryLabels,
	"settled-payment": "Settled payments",
	"settled-refund": "Deducted refunds",
	"settled-other": "Other adjustments",
};

/** Kinds of entries that reduce what is in transit. */
const takesAway: ReadonlySet<EntryKind> = new Set<EntryKind>(["refunded", "settled-payment"]);

const sum = (paise: number) => (paise < 0 ? `−${inFigures(-paise)}` : inFigures(paise));

/** The totals of a closed month as a PDF, with the hash of the CSV that has all of its rows. */
export function renderStatement(school: School, statement: Statement) {
	const { month, csv, closed_by_name, created_at } = statement;
	const totals: StatementTotals = JSON.parse(statement.totals);
	const row = (label: string, paise: number) => ({ label, value: sum(paise), isAmount: true as const });
	const of = (...kinds: EntryKind[]) =>
		entryKinds
			.filter((kind) => kinds.includes(kind))
			.map((kind) => {
				const paise = takesAway.has(kind) ? 0 - totals.sums[kind] : totals.sums[kind];
				return row(`${totalLabels[kind]} (${totals.counts[kind]})`, paise);
			});
	return renderPdfFile(
		`statement-${month}`,
		{
			title: "Statement of fees",
			subject: formatMonth(month),
			footer: `Statement ${month}`,
			facts: [
				{ label: "Month", value: formatMonth(month) },
				{ label: "Closed on", value: formatLong(dayAtSchool(new Date(created_at))) },
				{ label: "Closed by", value: closed_by_name },
			],
			sections: [
				{
					heading: "At Razorpay",
					rows: [
						row("In transit, start of month", totals.opening),
						...of("captured"),
						...(totals.added ? [row("Including payer charges less discounts", totals.added)] : []),
						...of("refunded", "settled-payment", "settled-refund"),
						row("In transit, end of month", totals.closing),
					],
				},
				{
					heading: "At the bank",
					rows: [
						row("Settled payments, less refunds", totals.sums["settled-payment"] - totals.sums["settled-refund"]),
						...of("settled-other"),
						row("Fees with taxes", 0 - totals.fees),
						row("Including taxes", 0 - totals.taxes),
						row("Received", totals.received),
					],
				},
				{ heading: "Offline payments", rows: of("at-school", "waived") },
				{
					heading: "CSV with all entries",
					// Hash of the CSV instead of the stored one, because that of a month closed by an earlier version leaves
					// the signature out.
					rows: [{ label: "SHA-256", value: groupText(hash("sha256", csv)) }],
				},
			],
			note:
				"Numbers in brackets are counts. “In transit” means money that Razorpay hasn’t refunded or settled yet. " +
				"Later changes appear in the next month’s statement.",
			sender: senderOf(school),
			date: new Date(created_at),
		},
		school,
	);
}

/** Long texts without spaces, in pieces that a line can be broken between. */
const groupText = (text: string) => text.replaceAll(/.{32}/g, "$& ").trim();
