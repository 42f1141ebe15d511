import { isDay } from "#src/calendar/day.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { GatewaySettlementLine } from "#src/payment/gateway/gateway.ts";
import type { SettlementKind } from "./settlement-kind.ts";

/** One line of a settlement as it is read; amounts in paise, `fee` with its tax. */
export type SettlementLine = {
	settlementId: string;
	entityId: string;
	kind: SettlementKind;
	paymentId: string | null;
	utr: string | null;
	settledOn: string;
	amount: number;
	fee: number;
	tax: number;
	net: number;
	currency: string;
	description: string;
};

export type CheckedLine = { ok: true; line: SettlementLine } | { ok: false; problem: string };

const refuse = (problem: string): CheckedLine => ({ ok: false, problem });
/** Beyond it, sums of many lines would no longer be exact. */
const maxPaise = 100_000_000_000;

/** Checks that a line's sums agree with each other. The problem is a sentence for staff. */
export function checkLine(reportedGatewaySettlementLine: GatewaySettlementLine): CheckedLine {
	const { type, entityId, settlementId, settledOn, amount, debit, credit, fee, tax, currency } =
		reportedGatewaySettlementLine;
	if (!/^setl[a-z]*_\w{1,40}$/.test(settlementId)) return refuse(`“${settlementId}” isn’t a settlement ID.`);
	if (!/^[a-z]+_\w{1,40}$/.test(entityId)) return refuse(`“${entityId}” isn’t the ID of a payment or refund.`);
	if (!isDay(settledOn)) return refuse(`“${settledOn}” isn’t a valid date.`);
	if (currency !== "INR") return refuse(`${entityId} is in ${currency}, not in rupees.`);
	const paise = [amount, debit, credit, fee, tax];
	if (paise.some((sum) => !Number.isSafeInteger(sum) || sum < 0 || sum > maxPaise))
		return refuse(`${entityId} has an amount that isn’t a whole number of paise, 0 or more.`);
	const kind = kindOf(type);
	const net = credit - debit;
	const kept = kind === "payment" ? amount - net : kind === "refund" ? -net - amount : 0;
	if (kind !== "other" && kept !== fee && kept !== fee + tax)
		return refuse(
			`${entityId}: ${inFigures(amount)} with a fee of ${inFigures(fee)} and a tax of ${inFigures(tax)} ` +
				`doesn’t add up to ${inFigures(Math.abs(net))}.`,
		);
	const { paymentId, utr, description } = reportedGatewaySettlementLine;
	const sums = { amount, fee: kept, tax: kept === 0 ? 0 : tax, net, currency };
	return { ok: true, line: { settlementId, entityId, kind, paymentId, utr, settledOn, ...sums, description } };
}

const kindOf = (type: string): SettlementKind => (type === "payment" || type === "refund" ? type : "other");
