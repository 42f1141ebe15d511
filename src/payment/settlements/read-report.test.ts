import { expect, test } from "vitest";
import { readSettlementReport } from "./read-report.ts";

const head =
	"transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,card_type," +
	"issuer_name,entity_created_at,payment_captured_at,payment_notes,refund_notes,arn,entity_description,order_id," +
	"order_receipt,order_notes,dispute_id,dispute_created_at,dispute_reason,settlement_id,settled_at,settlement_utr," +
	"settled_by";
const row = (type: string, id: string, sums: string, at = "24/11/2026 12:00:00", settlement = "setl_1") => {
	const [amount, fee, tax, debit, credit] = sums.split(" ");
	const notes = '"{""plan"": ""a, b""}"';
	return (
		`${type},${id},"${amount}",INR,${fee},${tax},${debit},${credit},upi,,,20/11/2026 12:00:00,,${notes},,,"Fee of ` +
		`\nMeena",order_1,DSA-1,,,,,${settlement},${at},UTR1,Razorpay`
	);
};
const file = (...rows: string[]) => `\ufeff${[head, ...rows].join("\r\n")}\r\n`;

test("reads payments, refunds and other movements, in paise, whether or not the fee is with its tax", () => {
	const { lines, problems } = readSettlementReport(
		file(
			row("payment", "pay_1", "1500.00 30.0 5.40 0.00 1464.60"),
			row("payment", "pay_2", "1,500 35.4 5.4 0 1464.6"),
			row("Refund", "rfnd_1", "1500.00 0.0 0.0 1500.00 0.00", "2026-11-24T12:00:00"),
			row("adjustment", "adj_1", "12.50 0 0 12.50 0"),
			row("payment", "pay_3", "1500.00 30.0 5.40 0.00 1464.60", "", ""),
		),
	);
	expect(problems).toEqual([]);
	expect(lines.map(({ entityId, kind, amount, fee, tax, net }) => [entityId, kind, amount, fee, tax, net])).toEqual([
		["pay_1", "payment", 150_000, 3540, 540, 146_460],
		["pay_2", "payment", 150_000, 3540, 540, 146_460],
		["rfnd_1", "refund", 150_000, 0, 0, -150_000],
		["adj_1", "other", 1250, 0, 0, -1250],
	]);
	expect(lines[0]).toMatchObject({ settlementId: "setl_1", settledOn: "2026-11-24", utr: "UTR1" });
});

test("says in words, with the row, what is wrong with a damaged or foreign file, and takes nothing of it", () => {
	const good = row("payment", "pay_1", "1500.00 30.0 5.40 0.00 1464.60");
	const problemsOf = (text: string) => {
		const { lines, problems } = readSettlementReport(text);
		expect(lines).toEqual([]);
		return problems;
	};
	expect(problemsOf("")).toEqual(["The file is empty."]);
	expect(problemsOf("Date,Narration,Amount\n1,2,3\n")[0]).toContain(
		"doesn’t have the columns “transaction_entity”, “entity_id”",
	);
	expect(problemsOf(file(good).slice(0, -60).replace(/"$/, "").concat(',"cut'))).toEqual([
		"The file stops in the middle of a row. Download it again.",
	]);
	expect(problemsOf(file(good, "payment,pay_2,1500"))).toEqual(["Row 4 has 3 cells, and the first row has 27."]);
	expect(problemsOf(file(good, row("payment", "pay_2", "1500.00 30.0 5.40 0.00 1465.60")))).toEqual([
		"Row 4: pay_2: ₹1,500.00 with a fee of ₹30.00 and a tax of ₹5.40 doesn’t add up to ₹1,465.60.",
	]);
	expect(problemsOf(file(row("payment", "pay_2", "15OO 30.0 5.40 0.00 1464.60")))).toEqual([
		"Row 2: “15OO” isn’t an amount (amount).",
	]);
	expect(problemsOf(file(row("payment", "pay_2", "-1500 30.0 5.40 0.00 1464.60")))).toEqual([
		"Row 2: “-1500” isn’t an amount (amount).",
	]);
	expect(problemsOf(file(row("payment", "pay_2", "1500 30.0 5.40 0 1464.60", "31/02/2026 10:00")))).toEqual([
		"Row 2: “31/02/2026 10:00” isn’t a valid date.",
	]);
	expect(problemsOf(file(good.replace("INR", "USD")))).toEqual(["Row 2: pay_1 is in USD, not in rupees."]);
	expect(problemsOf(file(row("payment", "pay_3", "1500 30 5.4 0 1464.6", "", "")))).toEqual([
		"The report has no settled rows.",
	]);
	expect(problemsOf(file(...Array.from({ length: 40 }, () => "x")))).toHaveLength(11);
});
