import type { Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { appendFeeEvent } from "#src/payment/fee/fee-events.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { disputeStatuses, type GatewayDispute } from "#src/payment/gateway/gateway.ts";

type Report = { dispute: GatewayDispute; eventId: string; reportedAt: string };

/** Final statuses, which nothing follows. */
const ends: readonly GatewayDispute["status"][] = ["won", "lost", "closed"];

/**
 * Records what the provider says of a dispute, once per event; events come in any order. While the school has to
 * answer, and when it has lost, the money desk has a finding, and the members who answer for the money are told.
 * @returns false when the payment belongs to no fee
 */
export async function recordDispute(
	db: Db,
	{ dispute, eventId, reportedAt }: Report,
	{ now, onAlert }: Pick<PaymentContext, "now" | "onAlert">,
): Promise<boolean> {
	const payment = await db
		.selectFrom("fee_payments")
		.select("fee_id")
		.where("payment_id", "=", dispute.paymentId)
		.executeTakeFirst();
	if (!payment) return false;
	await db.transaction().execute(async (trx) => {
		const fee = await lockRow(trx, "fees", payment.fee_id);
		if (!fee) throw new Error("The fee of a dispute was deleted.");
		const key = `webhook:${eventId}:dispute`;
		const knownKnownReports = await knownReports(trx, fee.id, dispute.id);
		if (knownKnownReports.some((report) => report.key === key)) return;
		const at = now().toISOString();
		await appendFeeEvent(trx, {
			feeId: fee.id,
			source: "webhook",
			kind: `dispute_${dispute.status}`,
			key,
			paymentId: dispute.paymentId,
			before: fee.state,
			after: fee.state,
			detail: { dispute: dispute.id, status: dispute.status, amount: dispute.amount, reportedAt },
			at,
		});
		const isOver = knownKnownReports.some(({ status }) => ends.includes(status)) && !ends.includes(dispute.status);
		if (isOver || knownKnownReports.some((report) => report.reportedAt > reportedAt)) return;
		await storeFinding(trx, { feeId: fee.id, dispute, at });
		if (dispute.status !== "open" && dispute.status !== "lost") return;
		await onAlert?.(trx, {
			kind: dispute.status === "open" ? "disputed" : "dispute-lost",
			feeId: fee.id,
			reference: fee.reference,
			message: describeDispute(dispute),
			lastDay: dispute.status === "open" ? lastDayOf(dispute) : null,
		});
	});
	return true;
}

async function knownReports(trx: Transaction<Database>, feeId: number, disputeId: string) {
	const rows = await trx
		.selectFrom("fee_events")
		.select(["key", "detail"])
		.where("fee_id", "=", feeId)
		.where(
			"kind",
			"in",
			disputeStatuses.map((status) => `dispute_${status}`),
		)
		.execute();
	return rows
		.map(({ key, detail }) => ({
			key,
			...(JSON.parse(detail) as { dispute: string; status: GatewayDispute["status"]; reportedAt: string }),
		}))
		.filter(({ dispute }) => dispute === disputeId);
}

/**
 * Stores a dispute as a finding. An answered one leaves the desk while it waits for the bank; a won one is no longer a
 * finding. One payment may have several disputes, each with a last day.
 */
async function storeFinding(
	trx: Transaction<Database>,
	{ feeId, dispute, at }: { feeId: number; dispute: GatewayDispute; at: string },
): Promise<void> {
	const { id: subject, status, amount } = dispute;
	if (status === "won" || status === "closed") {
		await trx.deleteFrom("money_findings").where("kind", "=", "disputed").where("subject", "=", subject).execute();
		return;
	}
	const disputeFacts = { message: describeDispute(dispute), amount, left_at: status === "under_review" ? at : null };
	await trx
		.insertInto("money_findings")
		.values({ fee_id: feeId, kind: "disputed", subject, created_at: at, ...disputeFacts })
		.onConflict((conflict) => conflict.columns(["kind", "subject"]).doUpdateSet(disputeFacts))
		.execute();
}

function lastDayOf({ respondBy }: GatewayDispute): string | null {
	return respondBy && dayAtSchool(new Date(respondBy));
}

function describeDispute(dispute: GatewayDispute): string {
	const { id, paymentId, amount, currency, status, reason } = dispute;
	const sum = currency === "INR" ? inFigures(amount) : `${amount} ${currency}`;
	if (status === "lost")
		return `We lost dispute ${id}. Razorpay will deduct ${sum} from a settlement (payment ${paymentId}).`;
	if (status === "under_review")
		return `We’ve responded to dispute ${id} about ${sum} (payment ${paymentId}). The bank will decide.`;
	const lastDay = lastDayOf(dispute);
	return (
		`The payer is disputing ${sum} of payment ${paymentId} through their bank${reason ? ` (${reason.replaceAll("_", " ")})` : ""}. ` +
		`Respond to dispute ${id} in the Razorpay dashboard${lastDay ? ` by ${formatLong(lastDay)}` : ""}, or we’ll lose the money.`
	);
}
