import type { Kysely } from "kysely";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { describeAmount, inFigures } from "#src/payment/fee/amount.ts";
import type { DocumentContent, DocumentSection } from "#src/pdf/document-content.ts";
import { paidRows } from "./fee-paid-email.server.ts";
import { type PdfFile, renderPdfFile } from "./pdf-file.ts";
import { type PaidReceipt, readReceipt } from "./receipt.server.ts";

/** The receipt of a paid fee as a PDF, or undefined while there is none. */
export async function renderReceipt(
	db: Kysely<Database>,
	school: School,
	fee: Parameters<typeof readReceipt>[1],
): Promise<PdfFile | undefined> {
	const receipt = await readReceipt(db, fee);
	if (!receipt) return undefined;
	const { name } = await db
		.selectFrom("applications")
		.select("name")
		.where("id", "=", receipt.applicationId)
		.executeTakeFirstOrThrow();
	return renderPdfFile(`receipt-${receipt.number}`, receiptContent(school, receipt, name), school);
}

function titleOf({ kind, counter }: PaidReceipt): string {
	if (counter?.waived) return kind === "seat" ? "Seat acceptance fee waived" : "Fee waived";
	return kind === "seat" ? "Seat acceptance fee receipt" : "Receipt";
}

const testNotice = "This is a test payment and not a valid receipt. No money was paid.";

/** The text of a receipt. */
export function receiptContent(school: School, receipt: PaidReceipt, payer: string): DocumentContent {
	const { number, reference, plan, amount, added = 0, paidAt, paymentId, method, orderId } = receipt;
	return {
		title: titleOf(receipt),
		subject: `${inFigures(amount)} for ${reference}`,
		footer: number,
		facts: [
			{ label: "Number", value: number },
			{ label: "Date", value: formatLong(paidAt) },
			{ label: "Application", value: reference },
		],
		sections: [
			...(receipt.test ? [{ heading: "Test payment", paragraphs: [testNotice] }] : []),
			...refundSections(receipt),
			{
				heading: receipt.counter?.waived ? "Amount waived (nothing was paid)" : "Amount received",
				amount: inFigures(amount + Math.min(added, 0)),
				inWords: describeAmount(amount + Math.min(added, 0)),
			},
			{
				heading: "Payer and purpose",
				rows: [
					{ label: receipt.counter?.waived ? "For" : "Received from", value: payer },
					{ label: "For", value: plan },
					{ label: "Application", value: reference },
				],
			},
			{
				heading: "Payment",
				rows: receipt.counter
					? [
							{ label: "Method", value: receipt.counter.waived ? "Waived by the school" : (method ?? "") },
							{ label: "On", value: formatLong(receipt.counter.paidOn) },
						]
					: [
							...(added === 0 ? [] : paidRows(receipt)),
							{ label: "Payment", value: paymentId },
							...(method ? [{ label: "Method", value: method }] : []),
							{ label: "Order", value: orderId },
						],
			},
		],
		note:
			"This receipt is computer-generated and valid without a signature. If something is wrong, email " +
			`${school.email} with the receipt number.`,
		sender: senderOf(school),
		date: new Date(paidAt),
	};
}

function refundSections({ refunded, refunds, amount, added = 0 }: PaidReceipt): DocumentSection[] {
	const heading = refunded ? "Refunded" : "Refunded in part";
	// Of a payment whose sum the provider has not said, nothing but the end is known.
	if (refunded && refunds.length === 0) return [{ heading, paragraphs: ["The school has since refunded this fee."] }];
	if (refunds.length === 0) return [];
	const left = refunds.reduce((rest, refund) => rest - refund.amount, amount + Math.min(added, 0));
	const refundLines = refunds.map((refund) => `${inFigures(refund.amount)} on ${formatLong(refund.at)}`);
	const rows = [
		{ label: "Refunded", value: refundLines.join("\n") },
		{ label: "Balance not refunded", value: left > 0 ? inFigures(left) : "None" },
	];
	return [{ heading, rows }];
}
