import type { Kysely } from "kysely";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
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
	if (counter?.waived) return kind === "seat" ? "Seat fee waived" : "Fee waived";
	return kind === "seat" ? "Receipt of the seat fee" : "Receipt";
}

const testNotice = "This payment was made at a test checkout. No money moved, and this paper proves no payment.";

/** The text of a receipt. */
export function receiptContent(school: School, receipt: PaidReceipt, payer: string): DocumentContent {
	const { number, reference, plan, amount, paidAt, paymentId, method, orderId } = receipt;
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
				heading: receipt.counter?.waived ? "Amount waived; nothing was paid" : "Amount received",
				amount: inFigures(amount),
				words: inWords(amount),
			},
			{
				heading: "From, and for what",
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
							{ label: "Payment", value: paymentId },
							...(method ? [{ label: "Method", value: method }] : []),
							{ label: "Order", value: orderId },
						],
			},
		],
		note:
			"This receipt was made by a computer and is valid without a signature. " +
			`If something in it is wrong, write to ${school.email} and name its number.`,
		sender: senderOf(school),
		date: new Date(paidAt),
	};
}

function refundSections({ refunded, refundedAmount, amount }: PaidReceipt) {
	if (refunded) return [{ heading: "Refunded", paragraphs: ["The school has since given this fee back."] }];
	if (refundedAmount === 0) return [];
	const left = inFigures(amount - refundedAmount);
	const words = `The school has since given back ${inFigures(refundedAmount)} of this payment; ${left} of it remain.`;
	return [{ heading: "Refunded in part", paragraphs: [words] }];
}
