import type { Kysely } from "kysely";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { english, languageNow } from "#src/languages/language.ts";
import { describeAmount, inFigures } from "#src/payment/fee/amount.ts";
import { planName } from "#src/payment/plan-name.ts";
import type { DocumentContent, DocumentSection } from "#src/pdf/document-content.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { receiptMessages } from "#src/school/messages/sets/emails/receipt-messages.ts";
import { seated } from "#src/ui/house/house-parts.ts";
import { setOut } from "#src/ui/house/plot-parts.ts";
import { paidRows } from "./fee-paid-email.server.ts";
import { houseDrawing } from "./house-drawing.ts";
import { type PdfFile, renderPdfFile } from "./pdf-file.ts";
import { type PaidReceipt, type ReceiptMessages, readReceipt } from "./receipt.server.ts";

/** The receipt of a paid fee as a PDF, or undefined while there is none. */
export async function renderReceipt(
	db: Kysely<Database>,
	school: School,
	fee: Parameters<typeof readReceipt>[1],
): Promise<PdfFile | undefined> {
	const receipt = await readReceipt(db, fee, school);
	if (!receipt) return undefined;
	const { name } = await db
		.selectFrom("applications")
		.select("name")
		.where("id", "=", receipt.applicationId)
		.executeTakeFirstOrThrow();
	return renderPdfFile(`receipt-${receipt.number}`, receiptContent(school, receipt, name), school);
}

function titleOf(messages: ReceiptMessages, { kind, counter }: PaidReceipt): string {
	if (counter?.waived) return kind === "seat" ? messages.seatFeeWaivedTitle : messages.waivedTitle;
	return kind === "seat" ? messages.seatFeeTitle : messages.title;
}

/** The text of a receipt. */
export function receiptContent(school: School, receipt: PaidReceipt, payer: string): DocumentContent {
	const { number, reference, amount, added = 0, paidAt, paymentId, method, orderId } = receipt;
	const messages = messagesIn(receiptMessages, school.schoolMessages);
	// Other languages have no words for amounts: the figures are enough.
	const isEnglish = languageNow().tag === english;
	const isWaived = receipt.counter?.waived;
	return {
		title: titleOf(messages, receipt),
		subject: messages.subject({ amount: inFigures(amount), reference }),
		footer: number,
		facts: [
			{ label: isWaived ? messages.waiverNumberLabel : messages.numberLabel, value: number },
			{ label: messages.dateLabel, value: formatLong(paidAt) },
			{ label: messages.applicationLabel, value: reference },
		],
		sections: [
			...(receipt.test ? [{ heading: messages.testTitle, paragraphs: [messages.testText] }] : []),
			...refundSections(messages, receipt),
			{
				heading: isWaived ? messages.amountWaived : messages.amountReceived,
				amount: inFigures(amount + Math.min(added, 0)),
				...(isEnglish && { inWords: describeAmount(amount + Math.min(added, 0)) }),
			},
			{
				heading: isWaived ? messages.waivedForTitle : messages.payerTitle,
				rows: [
					{ label: messages.applicantLabel, value: payer },
					{ label: messages.purposeLabel, value: planName(receipt, school.schoolMessages) },
					{ label: messages.applicationLabel, value: reference },
				],
			},
			{
				heading: isWaived ? messages.waiverTitle : messages.paymentLabel,
				rows: receipt.counter
					? [
							{ label: messages.methodLabel, value: isWaived ? messages.waivedBySchool : (method ?? "") },
							{ label: messages.paidOnLabel, value: formatLong(receipt.counter.paidOn) },
						]
					: [
							...(added === 0 ? [] : paidRows(messages, receipt)),
							{ label: messages.paymentNumberLabel, value: paymentId },
							...(method ? [{ label: messages.methodLabel, value: method }] : []),
							{ label: messages.orderLabel, value: orderId },
						],
			},
		],
		drawing: houseDrawing(school, receipt.kind === "seat" ? seated : setOut),
		note: isWaived ? messages.waivedNote({ email: school.email }) : messages.note({ email: school.email }),
		sender: senderOf(school),
		date: new Date(paidAt),
	};
}

function refundSections(
	messages: ReceiptMessages,
	{ refunded, refunds, amount, added = 0 }: PaidReceipt,
): DocumentSection[] {
	const heading = refunded ? messages.refundedTitle : messages.partlyRefundedTitle;
	// The provider has not said the amount of such a payment, so only its end is known.
	if (refunded && refunds.length === 0) return [{ heading, paragraphs: [messages.refundedText] }];
	if (refunds.length === 0) return [];
	const remaining = refunds.reduce((rest, refund) => rest - refund.amount, amount + Math.min(added, 0));
	const refundLines = refunds.map((refund) =>
		messages.refundOn({ amount: inFigures(refund.amount), day: formatLong(refund.at) }),
	);
	const rows = [
		{ label: messages.refundedLabel, value: refundLines.join("\n") },
		{ label: messages.balanceLabel, value: remaining > 0 ? inFigures(remaining) : messages.noBalance },
	];
	return [{ heading, rows }];
}
